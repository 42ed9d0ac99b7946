/// A mistake in the text of a filter.
package struct FilterProblem: Error, Hashable, Sendable {
  package enum Mistake: Hashable, Sendable {
    /// No field has the name.
    case unknownField(String)
    /// The value is not of the field's kind.
    case wrongValue(ListFields.ListField, String)
    /// A text has no order.
    case unordered(ListFields.ListField)
    case openQuote
    case openParenthesis
    case closingParenthesis
    /// Behind `or`, `not` or an opening parenthesis no term stands.
    case missingTerm
    /// A field stands before a sign, but no colon does: `nights>3`.
    case noColon(String)
    /// A term begins with its colon: `:3`.
    case noField
    /// Parentheses and hyphens are too deep within each other.
    case tooDeep
    case empty
  }

  package let mistake: Mistake
  /// The place of its first character, from 1.
  package let place: Int
}
