import JSONText

/// The form of an image.
enum ImageForm: Sendable {
  /// As the journal keeps it: amounts are minor units.
  case kept
  /// As people and scripts are shown it: amounts are decimal text.
  case shown(Currency)
  /// As a key's answer has it, which says what accounts came to, too.
  case answered

  /// An amount of minor units as text.
  func text(_ minorUnits: Int) -> String {
    if case .shown(let currency) = self { currency.text(minorUnits) } else { String(minorUnits) }
  }

  /// An amount of minor units.
  func amount(_ minorUnits: Int) -> JSONValue {
    if case .shown(let currency) = self { .text(currency.text(minorUnits)) } else { .number(minorUnits) }
  }
}
