#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder beside a place, in which a file or a folder is made before it takes the place; it is gone with its maker.
///
/// The maker holds a lock on it for as long as it lives, so a folder that somebody else can lock has lost its maker. It
/// is the folder's own lock, which meets none that the engine holds on a file.
package final class PassingFolder {
  package let path: String
  private let lock: Int32
  private var isThere = true

  /// The path of the file that is made in it. The engine's journal of that lies in it, too.
  package var file: String { "\(path)/new" }

  /// Makes a folder that only this user can enter, after those were swept away that have lost their makers.
  ///
  /// Returns nil when the system refuses; `errno` has the reason.
  package init?(beside place: String) {
    let folder = StoreFile.parent(of: place)
    Self.sweep(folder)
    guard let (path, lock) = Self.make(in: folder) else { return nil }
    (self.path, self.lock) = (path, lock)
  }

  deinit {
    remove()
    close(lock)
  }

  /// Removes it with all within.
  package func remove() {
    guard isThere else { return }
    isThere = false
    Self.remove(path, lock)
  }

  /// Takes the place itself, to last, with the files in it, each of which is synced; throws ``StoreError``.
  package func put(at place: String) throws {
    try StoreFile.sync(path, applied: false)
    guard rename(path, place) == 0 else { throw StoreError.system(errno, at: place) }
    isThere = false
    try StoreFile.sync(StoreFile.parent(of: place), applied: true)
  }

  private static func make(in folder: String) -> (path: String, lock: Int32)? {
    // A process that sweeps may take a new folder for a left one, until it is locked.
    for _ in 0..<100 {
      let path = "\(folder)/\(PassingFolderName())"
      guard mkdir(path, 0o700) == 0 else { return nil }
      // The umask may have taken away the owner's own rights, too.
      chmod(path, 0o700)
      if let lock = locked(path) { return (path, lock) }
      guard [ENOENT, EWOULDBLOCK].contains(errno) else {
        let reason = errno
        rmdir(path)
        errno = reason
        return nil
      }
    }
    return nil
  }

  /// Locks a folder; returns nil when the system refuses, or when another process has it or has removed it; `errno` has
  /// the reason.
  private static func locked(_ path: String) -> Int32? {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { return nil }
    var reason = flock(folder, LOCK_EX | LOCK_NB) == 0 ? 0 : errno
    // Where folders cannot be locked, others give up its maker after a day.
    if [EOPNOTSUPP, ENOSYS, EINVAL, ENOLCK, EBADF].contains(reason) { reason = 0 }
    if reason == 0, !leads(path, to: folder) { reason = ENOENT }
    guard reason != 0 else { return folder }
    close(folder)
    errno = reason
    return nil
  }

  /// True while the path is that of the open folder.
  private static func leads(_ path: String, to folder: Int32) -> Bool {
    var (named, opened) = (stat(), stat())
    return lstat(path, &named) == 0 && fstat(folder, &opened) == 0
      && (named.st_dev, named.st_ino) == (opened.st_dev, opened.st_ino)
  }
}

/// The folders that have lost their makers.
extension PassingFolder {
  /// The age at which the maker is given up that cannot be looked at: it is on another machine, or locks do not work.
  private static let oldest = 24 * 60 * 60

  /// Removes the passing folders in a folder whose makers are gone, and the files that version 0.9.0 left there. Nothing
  /// waits for this, and nothing depends on it.
  package static func sweep(_ folder: String) {
    StoreFile.forEachName(beginning: "\(folder)/") { path, name in
      if let made = PassingFolderName(name) {
        removeIfLeft(path, isFromThisHost: made.isFromThisHost)
      } else {
        FormerLeftFile(name: name)?.removeIfLeft(path)
      }
    }
  }

  private static func removeIfLeft(_ path: String, isFromThisHost: Bool) {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { return }
    defer { close(folder) }
    let isLocked = flock(folder, LOCK_EX | LOCK_NB) == 0
    guard isLocked || errno != EWOULDBLOCK else { return }
    var status = stat()
    if isLocked && isFromThisHost || fstat(folder, &status) == 0 && isOld(status) { remove(path, folder) }
  }

  static func isOld(_ status: stat) -> Bool {
    #if canImport(Glibc)
      return time(nil) - status.st_mtim.tv_sec > oldest
    #else
      return time(nil) - status.st_mtimespec.tv_sec > oldest
    #endif
  }

  private static func remove(_ path: String, _ folder: Int32) {
    empty(path, folder)
    rmdir(path)
  }

  /// Removes all that lies in an open folder, and in folders within; no link is followed.
  private static func empty(_ path: String, _ folder: Int32) {
    var names: [String] = []
    StoreFile.forEachName(beginning: path + "/") { names.append(String($1)) }
    for name in names where name != "." && name != ".." && unlinkat(folder, name, 0) != 0 {
      let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard inner >= 0 else { continue }
      empty("\(path)/\(name)", inner)
      close(inner)
      unlinkat(folder, name, AT_REMOVEDIR)
    }
  }
}
