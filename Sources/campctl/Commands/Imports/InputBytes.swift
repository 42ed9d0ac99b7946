import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The one way in for files of input: those that have an end are read, and no more of one than a limit.
enum InputBytes {
  /// Opens a file, or standard input for `-`.
  static func open(_ path: String, atMost limit: Int) throws(Failure) -> InputFile {
    do throws(ImportFileProblem) {
      if path == "-" { return try InputFile(standardInput: 0, atMost: limit) }
      return try InputFile(path, atMost: limit)
    } catch {
      throw .unreadable(path, error)
    }
  }

  /// The bytes of the open file of a process of its own; in a batch, whose standard input is its own, those of the path,
  /// which is a regular file: a batch waits for nothing.
  static func bytes(of path: String, _ input: Int32?, atMost limit: Int) throws(Failure) -> FileBytes {
    if let input {
      guard let bytes = FileBytes(file: input) else { throw .unreadable(path, .system(errno)) }
      return bytes
    }
    if path == "-" { throw .usage(.inputOfBatch) }
    do throws(ImportFileProblem) {
      return try .ofFile(path, atMost: limit)
    } catch {
      throw .unreadable(path, error)
    }
  }
}
