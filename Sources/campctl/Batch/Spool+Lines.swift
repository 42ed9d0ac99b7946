/// The input of a batch that is read before its transaction begins.
extension Spool {
  /// Takes the remaining lines of another file, and checks now and then whether to continue; returns false when they are
  /// more bytes than the limit.
  ///
  /// Of a line that is too long it takes enough to be refused; where that ends the batch, nothing after it.
  func takeLines(
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
