#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder of a whole campground, to be read.
struct WholeFolder {
  let path: String
  /// The names of its files, without those that file managers leave.
  private let names: Set<String>
  /// The most bytes that a file may have.
  private let limit: Int

  /// Opens a folder; throws ``WholeError`` when there is none.
  init(_ path: String, atMost limit: Int) throws(WholeError) {
    (self.path, self.limit) = (path, limit)
    guard let folder = opendir(path) else {
      throw WholeError(path: path, reason: errno == ENOTDIR ? .notAFolder : Self.reason())
    }
    defer { closedir(folder) }
    var names: Set<String> = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          String(cString: $0)
        }
      }
      if !Self.isFromFileManager(name) { names.insert(name) }
    }
    self.names = names
  }

  /// Throws ``WholeError`` unless it has these files and no others.
  func require(_ files: [String]) throws(WholeError) {
    if let missing = files.first(where: { !names.contains($0) }) { throw error(.missing, in: missing) }
    if let extra = names.subtracting(files).min() { throw error(.extra, in: extra) }
  }

  /// The bytes of a file, mapped, not loaded; never those of another place that a link names.
  func bytes(of file: String) throws(WholeError) -> FileBytes {
    do throws(ImportFileProblem) {
      return try .ofFile(place(of: file), atMost: limit, followingLinks: false)
    } catch {
      throw self.error(isLink(file) ? .symbolicLink : Self.reason(error), in: file)
    }
  }

  /// True for the folder itself, the one above, and what file managers leave in one that somebody has looked at.
  private static func isFromFileManager(_ name: String) -> Bool {
    [".", ".."].contains(name) || name.hasPrefix("._")
      || [".ds_store", ".localized", ".directory", "thumbs.db", "desktop.ini"].contains(name.lowercased())
  }

  func error(_ reason: WholeError.Reason, in file: String? = nil) -> WholeError {
    WholeError(path: file.map(place) ?? path, reason: reason)
  }

  private func isLink(_ file: String) -> Bool {
    var status = stat()
    return lstat(place(of: file), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private func place(of file: String) -> String { path.hasSuffix("/") ? path + file : "\(path)/\(file)" }

  private static func reason() -> WholeError.Reason { reason(.system(errno)) }

  private static func reason(_ problem: ImportFileProblem) -> WholeError.Reason {
    switch problem {
    case .missing: .missing
    case .refused(let words): .refused(words)
    case .tooLarge(let count, let limit): .tooLarge(count, limit: limit)
    default: .notAFile
    }
  }
}
