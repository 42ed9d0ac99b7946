#if os(Linux)
  import Foundation
  import Persistence
  import TestSupport
  import Testing

  struct LockTests {
    let folder = TemporaryFolder()

    /// Closing any handle of a file drops the process's locks on it.
    @Test func `looking at a store's file drops none of the locks that a write holds on it`() throws {
      let store = try folder.open()
      try store.write {
        try store.addShelf("top")
        #expect(try Store.exists(folder.location()))
        #expect(store.exposures == [])
        #expect(try folder.open().shelves.isEmpty)
        #expect(isLocked())
      }
      #expect(!isLocked())
    }

    /// True when a lock of another kind finds the process's own in conflict.
    private func isLocked() -> Bool {
      let file = open(folder.path("camp.sqlite"), O_RDWR)
      defer { close(file) }
      // The reserved byte, past the first gigabyte.
      var query = flock(l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0x4000_0001, l_len: 1, l_pid: 0)
      let ofdGetLock: Int32 = 36
      return fcntl(file, ofdGetLock, &query) == 0 && query.l_type != Int16(F_UNLCK)
    }
  }
#endif
