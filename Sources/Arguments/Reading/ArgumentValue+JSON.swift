import JSONText

extension ArgumentValue {
  /// The value of a key in an object of JSON.
  package init(_ value: JSONValue) {
    self =
      switch value {
      case .null: .null
      case .flag(let flag): .flag(flag)
      case .number(let number): .number(number)
      case .otherNumber(let written): .otherNumber(written)
      case .text(let text): .text(text)
      case .list(let values): .list(values.map { ArgumentValue($0) })
      case .object: .object
      }
  }
}
