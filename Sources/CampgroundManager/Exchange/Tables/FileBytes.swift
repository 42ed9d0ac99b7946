#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bytes of a file, kept as long as anybody refers to them.
package final class FileBytes {
  let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool

  /// The bytes of the file at a path, mapped, not loaded. Returns nil when the system refuses; `errno` has the reason.
  package convenience init?(path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    self.init(file: file)
  }

  /// The bytes of an open file, mapped; the file can be closed at once. Returns nil when the system refuses; `errno` has
  /// the reason.
  package init?(file: Int32) {
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    isMapped = true
    // An empty file cannot be mapped.
    guard status.st_size > 0 else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    let length = Int(status.st_size)
    guard let start = mmap(nil, length, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED else { return nil }
    bytes = UnsafeRawBufferPointer(start: start, count: length)
  }

  /// Bytes that are in memory already.
  package init(_ bytes: [UInt8]) {
    isMapped = false
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyBytes(from: bytes)
    self.bytes = UnsafeRawBufferPointer(copy)
  }

  deinit {
    guard isMapped else { return bytes.deallocate() }
    if let start = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) }
  }
}
