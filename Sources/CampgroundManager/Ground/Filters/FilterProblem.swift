/// A mistake in the text of a filter.
package struct FilterProblem: Error, Hashable, Sendable {
  package enum Mistake: Hashable, Sendable {
    /// No field has the name.
    case unknownField(String)
    /// The value is not of the field's kind.
    case wrongValue(AskedFields.AskedField, String)
    /// Texts, and what is true or false, have no order.
    case unordered(AskedFields.AskedField)
    case openQuote
    case openParenthesis
    case closingParenthesis
    /// Behind `or`, `not` or an opening parenthesis no term stands.
    case missingTerm
    case empty
  }

  package let mistake: Mistake
  /// The place of its first character, from 1.
  package let place: Int
}
