/// The way in which an argument's value is read, from a word as from JSON.
package struct ValueReader<Value>: Sendable {
  /// The name of the value in the help, such as `day`.
  package private(set) var valueName: String
  /// The candidates that a shell offers.
  package private(set) var completion: Completion
  /// True when null in JSON, and an empty word, are values of their own: they clear a field.
  private(set) var acceptsNull = false
  /// The end from which a day in words counts; nil for other values.
  package private(set) var days: DayRelation?
  /// The mark between the parts of a list, by which lists that are given apart are joined; nil for other values.
  package private(set) var separator: Unicode.Scalar?
  package let read: @Sendable (ArgumentValue) throws(InvalidValue) -> Value

  package init(
    _ valueName: String, completion: Completion = .none, separator: Unicode.Scalar? = nil,
    _ read: @escaping @Sendable (ArgumentValue) throws(InvalidValue) -> Value
  ) {
    (self.valueName, self.completion, self.separator, self.read) = (valueName, completion, separator, read)
  }

  /// A reader whose values are described as those of another one.
  package init<Other>(
    like other: ValueReader<Other>, _ read: @escaping @Sendable (ArgumentValue) throws(InvalidValue) -> Value
  ) {
    self.init(other.valueName, completion: other.completion, separator: other.separator, read)
    (acceptsNull, days) = (other.acceptsNull, other.days)
  }

  /// The same reader under another name of its value.
  package func named(_ valueName: String, completion: Completion? = nil) -> ValueReader {
    changed { ($0.valueName, $0.completion) = (valueName, completion ?? $0.completion) }
  }

  /// The same reader, of values that pass a check.
  package func checked(
    _ check: @escaping @Sendable (ArgumentValue) throws(InvalidValue) -> Void
  ) -> ValueReader {
    ValueReader(like: self) { given throws(InvalidValue) in
      try check(given)
      return try read(given)
    }
  }

  /// The same reader, of text that is a list with this mark between its parts.
  package func separated(by separator: Unicode.Scalar) -> ValueReader { changed { $0.separator = separator } }

  /// The same reader, which knows null as a value.
  package func acceptingNull() -> ValueReader { changed { $0.acceptsNull = true } }

  /// The same reader, of days that count from this end where they are words.
  package func counting(_ days: DayRelation) -> ValueReader { changed { $0.days = days } }

  private func changed(_ change: (inout ValueReader) -> Void) -> ValueReader {
    var reader = self
    change(&reader)
    return reader
  }
}

extension ValueReader {
  /// A value that is written as text; `reason` is the end of a sentence about text that is invalid.
  package static func text(
    _ valueName: String, completion: Completion = .none, reason: String,
    _ value: @escaping @Sendable (String) -> Value?
  ) -> ValueReader {
    ValueReader(valueName, completion: completion) { given throws(InvalidValue) in
      guard let value = value(try text(given)) else { throw InvalidValue(reason) }
      return value
    }
  }

  /// The text of a value that is written as text.
  package static func text(_ given: ArgumentValue) throws(InvalidValue) -> String {
    switch given {
    case .word(let text), .text(let text): text
    default: throw InvalidValue("it is not text in quotes")
    }
  }
}

extension ValueReader<String> {
  /// Text as it is typed.
  package static var text: ValueReader { ValueReader("text") { given throws(InvalidValue) in try text(given) } }
}

extension ValueReader<Int> {
  /// A whole number, which may be below 0; Swift's own parser would also take `+5`.
  package static var number: ValueReader {
    ValueReader("number") { given throws(InvalidValue) in
      switch given {
      case .number(let number): return number
      case .word(let word) where !word.hasPrefix("+"):
        if let number = Int(word) { return number }
      default: break
      }
      throw InvalidValue("it is not a whole number")
    }
  }
}

extension ValueReader<Bool> {
  static var flag: ValueReader {
    ValueReader("") { given throws(InvalidValue) in
      guard case .flag(let flag) = given else { throw InvalidValue("it is neither true nor false") }
      return flag
    }
  }
}

extension ValueReader {
  /// A list: a list of JSON, or the parts of a word between commas; an empty word is an empty list.
  package static func list<Element>(of element: ValueReader<Element>, _ valueName: String) -> ValueReader
  where Value == [Element] {
    ValueReader(valueName, completion: element.completion.listed, separator: ",") { given throws(InvalidValue) in
      switch given {
      case .list(let values): return try element.readParts(values)
      case .word(""): return []
      case .word(let word):
        let parts = word.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        var elements: [Element] = []
        for part in parts { elements.append(try element.read(.word(String(Substring(part))))) }
        return elements
      default: throw InvalidValue("it is not a list")
      }
    }
  }

  /// The values of a list, or an error that names the one that cannot be read.
  package func readParts(_ values: [ArgumentValue]) throws(InvalidValue) -> [Value] {
    var elements: [Value] = []
    for value in values {
      do {
        elements.append(try read(value))
      } catch {
        var error = error
        error.part = value.written
        throw error
      }
    }
    return elements
  }

  /// All values of an option that may be given more than once.
  var repeated: ValueReader<[Value]> {
    ValueReader<[Value]>(valueName, completion: completion) { given throws(InvalidValue) in
      guard case .list(let values) = given else { throw InvalidValue("it is not a list") }
      return try readParts(values)
    }
  }

  /// The same, where a single value of JSON stands for a list of it.
  var repeatedOrOne: ValueReader<[Value]> {
    ValueReader<[Value]>(valueName, completion: completion) { given throws(InvalidValue) in
      if case .list(let values) = given { return try readParts(values) }
      return [try read(given)]
    }
  }

  /// The same reader, where null stands for no value.
  var orNothing: ValueReader<Value?> {
    ValueReader<Value?>(valueName, completion: completion) { given throws(InvalidValue) in
      given == .null ? nil : try read(given)
    }
  }

  /// One of an enumeration's cases, by its name.
  package static func choice(_ valueName: String, reason: String = "it is one of") -> ValueReader
  where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    choice(valueName, reason: reason) { Value.allCases.map { ($0.rawValue, $0) } }
  }

  /// One of some values, by its name.
  package static func choice(
    _ valueName: String, reason: String = "it is one of",
    among values: @escaping @Sendable () -> [(name: String, value: Value)]
  ) -> ValueReader {
    let names = { @Sendable in values().map(\.name) }
    return ValueReader(valueName, completion: .choices(names)) { given throws(InvalidValue) in
      let name = try text(given).lowercased()
      guard let value = values().first(where: { $0.name == name })?.value else {
        let list = names().joined(separator: ", ")
        throw InvalidValue("\(reason) \(list)")
      }
      return value
    }
  }
}
