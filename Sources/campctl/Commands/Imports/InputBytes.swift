import CampgroundManager

/// The bytes of the file of an import.
enum InputBytes {
  /// The bytes of the open file of a process of its own; in a batch, whose standard input is its own, those of the path.
  static func open(_ path: String, _ input: Int32?) throws -> FileBytes {
    if input == nil, path == "-" { throw Failure.usage(.inputOfBatch) }
    guard let bytes = input.map({ FileBytes(file: $0) }) ?? FileBytes(path: path) else {
      throw Failure.unreadableFile(path, .last)
    }
    return bytes
  }
}
