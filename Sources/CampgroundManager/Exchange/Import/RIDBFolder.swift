#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder with the bulk CSV export of the Recreation Information Database (ridb.recreation.gov).
struct RIDBFolder {
  let path: String
  /// The most bytes that a file may have.
  private let limit: Int

  /// Opens a folder; throws ``ImportError`` when there is none.
  init(_ path: String, atMost limit: Int = InputFile.usualLimit) throws {
    (self.path, self.limit) = (path, limit)
    switch Self.kind(of: path) {
    case nil: throw ImportError.unreadable(file: path, Self.reason())
    case S_IFDIR: break
    default: throw ImportError.unreadable(file: path, .notAFolder)
    }
  }

  /// The folder's own name, without those that lead to it.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The file with these columns, mapped, not loaded: one of them has more than 100 MB.
  ///
  /// Returns nil when the file is missing. A file that exists has to be readable and to have its columns.
  func table<Column: RIDBColumn>(_ columns: Column.Type) throws -> CSVTable<Column>? {
    let file = file(of: columns)
    guard Self.kind(of: file) != nil else {
      let reason = Self.reason()
      if reason == .missing { return nil }
      throw ImportError.unreadable(file: file, reason)
    }
    let table = CSVTable<Column>(try Self.bytes(of: file, atMost: limit))
    if let column = table.missingColumn {
      throw ImportError.unreadable(file: file, .missingColumn(column.rawValue))
    }
    return table
  }

  /// The same for the one file without which there is nothing to import.
  func campsites() throws -> CSVTable<CampsiteColumn> {
    if let table = try table(CampsiteColumn.self) { return table }
    throw ImportError.unreadable(file: file(of: CampsiteColumn.self), .missing)
  }

  func file<Column: RIDBColumn>(of columns: Column.Type) -> String {
    path.hasSuffix("/") ? path + Column.file : "\(path)/\(Column.file)"
  }

  private static func bytes(of file: String, atMost limit: Int) throws -> FileBytes {
    do throws(ImportFileProblem) {
      return try .ofFile(file, atMost: limit)
    } catch {
      throw ImportError.unreadable(file: file, error == .folder || error == .device ? .notAFile : error)
    }
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func reason() -> ImportFileProblem {
    errno == ENOENT ? .missing : .refused(String(cString: strerror(errno)))
  }
}
