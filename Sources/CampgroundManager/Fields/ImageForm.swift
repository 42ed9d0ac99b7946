import JSONText

/// The form of an image.
enum ImageForm: Sendable {
  /// The form of the journal: amounts are minor units.
  case kept
  /// The form for people and scripts: amounts are decimal text.
  case shown(Currency)
  /// The form of a key's answer, which has the sums of accounts, too.
  case answered

  /// The text of an amount in minor units.
  func text(_ minorUnits: Int) -> String {
    if case .shown(let currency) = self { currency.text(minorUnits) } else { String(minorUnits) }
  }

  /// The value of an amount in minor units.
  func amount(_ minorUnits: Int) -> JSONValue {
    if case .shown(let currency) = self { .text(currency.text(minorUnits)) } else { .number(minorUnits) }
  }
}
