/// The lines of a batch as they come, numbered from 1.
final class BatchLines {
  struct Line {
    let number: Int
    /// The bytes; nil for a line that is too long.
    let bytes: [UInt8]?
  }

  private let reader: LineReader
  /// The number of lines read so far.
  private(set) var count = 0

  init(_ reader: LineReader) {
    self.reader = reader
  }

  /// The next line; nil at the end, and without waiting also when no line is ready; throws when the batch is
  /// interrupted.
  func next(waiting: Bool) throws -> Line? {
    while true {
      switch try reader.next(waiting: waiting ? 100 : 0) {
      case .end: return nil
      case .notYet:
        guard waiting else { return nil }
        try Signals.stopIfAsked()
      case .endless:
        guard waiting else { return nil }
        var failure = Failure.endlessLine
        failure.line = count
        throw failure
      case .tooLong: return numbered(nil)
      case .line(let bytes): return numbered(bytes)
      }
    }
  }

  private func numbered(_ bytes: [UInt8]?) -> Line {
    count += 1
    return Line(number: count, bytes: bytes)
  }
}
