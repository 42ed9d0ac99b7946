import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A requested folder: filled beside its place, and put there whole unless there is one already.
///
/// Only this user can read it and its files, and it is removed again unless it was put there.
final class NewFolder {
  /// The place where it will be, without a slash at its end.
  let path: String
  private let passing: PassingFolder
  /// The name of the newest file.
  private var name: String?
  private var file: Int32 = -1
  private var output: OutputStream?
  private(set) var bytes = 0

  /// Makes the folder; throws ``CampingError`` when there is one already, ``FileError`` when none can be made.
  init(_ path: String) throws {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    self.path = String(path)
    var status = stat()
    guard lstat(self.path, &status) != 0 else {
      throw CampingError(.invalidRequest, [.report(.fileExists(self.path))])
    }
    guard let passing = PassingFolder(beside: self.path) else { throw FileError(path: self.path, code: errno) }
    self.passing = passing
  }

  deinit { if file >= 0 { close(file) } }

  /// Writes to a file of the folder; each file is written to its end before the next is begun.
  func write(_ bytes: [UInt8], to name: String) throws {
    if self.name != name { try begin(name) }
    self.bytes += bytes.count
    try reporting { try output?.write(bytes) }
  }

  /// Puts it in its place, to last, with all its files; returns the number of their bytes.
  func put() throws -> Int {
    try end()
    do {
      try passing.put(at: path)
    } catch StoreError.unusable(_, .refused(let message)) {
      throw FileError(path: path, message: message)
    }
    return bytes
  }

  private func begin(_ name: String) throws {
    try end()
    self.name = name
    file = open("\(passing.path)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR)
    guard file >= 0 else { throw FileError(path: "\(path)/\(name)", code: errno) }
    output = OutputStream(file: file)
  }

  private func end() throws {
    guard let output else { return }
    try reporting { try output.flush() }
    guard fsync(file) == 0 else { throw FileError(path: path, code: errno) }
    close(file)
    file = -1
    self.output = nil
  }

  private func reporting(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as OutputError {
      throw FileError(path: path, code: error.code)
    }
  }
}
