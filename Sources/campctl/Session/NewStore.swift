import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A store that is filled beside its place, and gone unless it is put there.
final class NewStore {
  private let place: String
  private let path: String

  init(for place: String) {
    self.place = place
    path = "\(place).new-\(getpid())-\(UInt32.random(in: .min ... .max))"
  }

  deinit {
    unlink(path)
    unlink(path + "-journal")
  }

  /// Opens it; what is wrong with its path is wrong with its place.
  func open(_ open: (StoreLocation) throws -> Campground) throws -> Campground {
    do {
      return try open(.file(path))
    } catch StoreError.unusable(path, let reason) {
      throw StoreError.unusable(path: place, reason)
    }
  }

  /// Puts it in its place with all that is in it; returns false when another process's store is there by now.
  func put() throws -> Bool {
    guard link(path, place) == 0 else {
      if errno == EEXIST { return false }
      throw StoreError.inputOutput(String(cString: strerror(errno)), applied: false)
    }
    try syncFolder()
    return true
  }

  /// Makes the new name last; some file systems cannot sync a folder, and say so.
  private func syncFolder() throws {
    let slash = place.lastIndex(of: "/")
    let folder = slash.map { String(place[...$0]) } ?? "."
    let file = Self.openFolder(folder)
    defer { close(file) }
    guard file >= 0, fsync(file) == 0 || errno == EINVAL else {
      throw StoreError.inputOutput(String(cString: strerror(errno)), applied: nil)
    }
  }

  private static func openFolder(_ path: String) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #else
      Darwin.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #endif
  }
}
