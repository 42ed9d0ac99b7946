/// A value of JSON, whose objects keep the order of their members.
///
/// Values are equal when their contents and order are equal; an object that has a key twice has two members.
package enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  /// A whole number, also one that is written like `2.0` or `1e3`.
  case number(Int)
  /// A number that is not whole, or too large for an `Int`, as it is written.
  case otherNumber(String)
  case text(String)
  case list([JSONValue])
  case object([Member])

  /// A key of an object, with its value.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

extension JSONValue {
  /// Makes the value of a text of JSON: an object, a list, or any other.
  package init(text: some StringProtocol) throws(JSONReader.SyntaxError) {
    self = try JSONReader.value(Array(text.utf8))
  }

  /// The value of a key; nil when it has none, and when this is no object.
  ///
  /// Of a key that stands there twice it is the first value.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    for member in members where member.key == key { return member.value }
    return nil
  }

  /// The members of an object, in their order; nil for any other value.
  package var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The values of a list; nil for any other value.
  package var list: [JSONValue]? {
    if case .list(let values) = self { values } else { nil }
  }

  /// The text of a string; nil for any other value. ``text`` is the JSON of a value of any kind.
  package var string: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The whole number; nil for any other value.
  package var number: Int? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The true or false; nil for any other value.
  package var flag: Bool? {
    if case .flag(let flag) = self { flag } else { nil }
  }
}

extension [JSONValue.Member] {
  /// The same members, with those of an object in the place of the object itself; lists stay as they are.
  package var flattened: [JSONValue.Member] {
    flatMap { member in
      if case .object(let members) = member.value { members.flattened } else { [member] }
    }
  }
}
