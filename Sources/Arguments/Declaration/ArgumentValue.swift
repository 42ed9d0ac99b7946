/// The value of an argument as it was given, before anything has read it.
package enum ArgumentValue: Hashable, Sendable {
  /// A word of a command line, which may be text, a number, or a list between commas.
  case word(String)
  /// A text of JSON.
  case text(String)
  /// A whole number of JSON.
  case number(Int)
  /// A number of JSON that is not whole, or too large for an `Int`, as it is written.
  case otherNumber(String)
  /// A flag on a command line, or true or false in JSON.
  case flag(Bool)
  case list([ArgumentValue])
  /// An object of JSON; no argument takes one.
  case object
  case null

  /// The value as it is written; nil for a list, an object and null.
  package var written: String? {
    switch self {
    case .word(let text), .text(let text), .otherNumber(let text): text
    case .number(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    case .list, .object, .null: nil
    }
  }

  /// The value as it is written, or those of a list.
  package var texts: [String] {
    if case .list(let values) = self { values.compactMap(\.written) } else { written.map { [$0] } ?? [] }
  }
}

/// The error of a value that cannot be read.
package struct InvalidValue: Error, Hashable, Sendable {
  /// The end of a sentence, such as `it is not a whole number`.
  package let reason: String
  /// The part of a list that is wrong; nil when it is the whole value.
  var part: String?

  package init(_ reason: String) {
    self.reason = reason
  }
}
