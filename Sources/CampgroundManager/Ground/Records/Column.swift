/// One column of a thing's row.
struct Column: Sendable {
  enum Use: Sendable {
    case value
    /// The row's number, which the store gives.
    case key
    /// A column made of another's value, such as a name in lower case, for statements to search; nothing reads it.
    case index
  }

  var name: StaticString
  /// The expression that reads it, where that is not the column itself.
  var source: StaticString?
  /// The expression that its value stands in.
  var place: StaticString = "?"
  var use = Use.value

  /// True when a SELECT reads it.
  var isRead: Bool { use != .index }
}
