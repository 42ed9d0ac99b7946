/// A piece of a statement that is put together once, of pieces of the source, such as the columns of a table.
///
/// Statements that contain it are distinguished by this object, so that neither making nor finding one reads its text.
/// Only text from the source can become part of it.
@usableFromInline package final class StatementText: Sendable {
  /// The text with a `?` for each value.
  let text: String

  package init(_ pieces: [StaticString]) {
    var text = ""
    text.reserveCapacity(16 * pieces.count)
    for piece in pieces { text.append(piece.description) }
    self.text = text
  }
}
