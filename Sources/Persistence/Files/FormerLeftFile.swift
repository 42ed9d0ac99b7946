import Basics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that version 0.9.0 has left, by its name: `STORE.new-PROCESS-NUMBER`, the same with `-journal` behind it, or
/// `.campctl-PROCESS-NUMBER`.
///
/// Its maker locked nothing, and the number of its process may be another machine's, so it stays for a day, too. Exports
/// of that version had names of chance, `FILE.Xa3k9Q`, which nobody can tell from a file that somebody wants.
struct FormerLeftFile {
  private let process: pid_t
  /// The name of the store that it was to become; nil for a file of passing bytes.
  private let store: Substring?

  /// Returns nil for a name that the version did not give.
  init?(name: Substring) {
    // A folder has many other files, of which hardly one ends so.
    guard name.hasSuffix("-journal") || name.utf8.last.map({ (0x30...0x39).contains($0) }) == true else { return nil }
    let beginning = name.ranges(of: ".new-").last
    let rest: Substring
    if name.hasPrefix(PassingFolderName.beginning) {
      store = nil
      rest = name.dropFirst(PassingFolderName.beginning.count)
    } else if let beginning, beginning.lowerBound > name.startIndex {
      store = name[..<beginning.lowerBound]
      rest = name[beginning.upperBound...]
    } else {
      return nil
    }
    let parts = rest.split(separator: "-", omittingEmptySubsequences: false)
    let isWhole = parts.count == 2 || store != nil && parts.count == 3 && parts[2] == "journal"
    guard isWhole, let process = pid_t(parts[0]), process > 0, UInt32(parts[1]) != nil else { return nil }
    self.process = process
  }

  /// Removes it once its process is gone and it is old; a second name of a store as soon as the process is gone.
  func removeIfLeft(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 == 0, isWithoutMaker
    else { return }
    let isSecondName = store.map { StoreFile.isSame(path, "\(StoreFile.parent(of: path))/\($0)") } ?? false
    guard isSecondName || PassingFolder.isOld(status), status.st_nlink > 1 || store == nil || Self.belongsToEngine(path)
    else { return }
    unlink(path)
  }

  private var isWithoutMaker: Bool { kill(process, 0) != 0 && errno == ESRCH }

  /// True for the beginning of a store or of its journal, also of one that was not written yet.
  ///
  /// A file with another name is not opened: the engine's locks on it would be dropped.
  private static func belongsToEngine(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 8)
    guard read(file, &bytes, bytes.count) >= 0 else { return false }
    let journal: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
    return [Array("SQLite f".utf8), journal, Array(repeating: 0, count: 8)].contains(bytes)
  }
}
