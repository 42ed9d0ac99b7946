import JSONText

/// The form of an image.
enum ImageForm: Sendable {
  /// The journal's: amounts are minor units.
  case kept
  /// The form for people and scripts: amounts are decimal text with so many digits behind the point.
  case shown(digits: Int)
  /// The form of a key's answer, which has the sums of accounts, too.
  case answered
  /// The form of commands' answers and of requests: as kept, without secrets.
  case printed

  /// True for the forms that stay in the store, and in exports of all of it.
  var hasSecrets: Bool {
    switch self {
    case .kept, .answered: true
    case .shown, .printed: false
    }
  }

  /// An amount of minor units as text.
  func text(_ minorUnits: Int) -> String {
    if case .shown(let digits) = self { Digits.decimal(minorUnits, digits) } else { String(minorUnits) }
  }

  /// An amount of minor units.
  func amount(_ minorUnits: Int) -> JSONValue {
    if case .shown = self { .text(text(minorUnits)) } else { .number(minorUnits) }
  }
}
