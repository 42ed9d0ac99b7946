/// The lines of a batch as they come, numbered from 1.
final class BatchLines {
  struct Line {
    let number: Int
    /// The bytes; nil for a line that is too long.
    let bytes: [UInt8]?
  }

  private let reader: LineReader
  /// The number of lines given so far.
  private(set) var count = 0
  /// The next line, once somebody has looked whether there is one.
  private var ahead: Line?

  init(_ reader: LineReader) {
    self.reader = reader
  }

  /// True when the next line is ready.
  func hasNext() throws -> Bool {
    if ahead == nil { ahead = try read(waiting: false) }
    return ahead != nil
  }

  /// The next line; nil at the end, and without waiting also when no line is ready; throws when the batch is
  /// interrupted.
  func next(waiting: Bool) throws -> Line? {
    let line = try ahead ?? read(waiting: waiting)
    ahead = nil
    if line != nil { count += 1 }
    return line
  }

  private func read(waiting: Bool) throws -> Line? {
    while true {
      switch try reader.next(waiting: waiting ? 100 : 0) {
      case .end: return nil
      case .notYet:
        guard waiting else { return nil }
        try Signals.stopIfInterrupted()
      case .endless:
        guard waiting else { return nil }
        var failure = Failure.line(.endless)
        failure.line = count
        throw failure
      case .tooLong: return Line(number: count + 1, bytes: nil)
      case .line(let bytes): return Line(number: count + 1, bytes: bytes)
      }
    }
  }
}

/// The input of a batch that is read before its transaction begins.
extension Spool {
  /// Takes the remaining lines of another file, and checks now and then whether to continue; returns false when they are
  /// more bytes than the limit.
  ///
  /// Of a line that is too long it takes enough to be refused; where that ends the batch, nothing after it.
  func keepLines(
    of other: Int32, atMost limit: Int = .max, isEndedByLongOne: Bool, goOn: () throws -> Void
  ) throws -> Bool {
    var (length, taken) = (0, 0)
    try Self.forEachPiece(of: other, goOn: goOn) { piece in
      let end = piece.lastIndex(of: UInt8(ascii: "\n"))
      if end != nil || length <= LineReader.longestWithMark {
        try append(piece)
        taken += piece.count
      }
      length = end.map { piece.count - 1 - $0 } ?? length + piece.count
      if length > LineReader.longestPassed { throw Failure.line(.endless) }
      return taken <= limit && (!isEndedByLongOne || length <= LineReader.longestWithMark)
    }
    guard taken <= limit else { return false }
    try rewind()
    return true
  }
}
