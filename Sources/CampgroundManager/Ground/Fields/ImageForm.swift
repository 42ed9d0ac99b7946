import JSONText

/// The form of an image.
enum ImageForm: Sendable {
  /// The journal's: amounts are minor units.
  case kept
  /// The form for people and scripts: amounts are decimal text with so many digits behind the point.
  case shown(digits: Int)
  /// The form of terms in answers: as shown, with nothing left out.
  case listed(digits: Int)
  /// The form of a key's answer, which has the sums of accounts, too.
  case answered
  /// The form of commands' answers and of requests: as kept, without secrets.
  case printed

  /// True for the forms that stay in the store, and in exports of all of it.
  var hasSecrets: Bool {
    switch self {
    case .kept, .answered: true
    case .shown, .listed, .printed: false
    }
  }

  /// The number of digits of amounts as decimal text; nil for minor units.
  var digits: Int? {
    switch self {
    case .shown(let digits), .listed(let digits): digits
    case .kept, .answered, .printed: nil
    }
  }

  /// True when it may leave out fields.
  var leavesOut: Bool { if case .listed = self { false } else { true } }

  /// An amount of minor units as text.
  func text(_ minorUnits: Int) -> String { digits.map { Digits.decimal(minorUnits, $0) } ?? String(minorUnits) }

  /// An amount of minor units.
  func amount(_ minorUnits: Int) -> JSONValue {
    digits == nil ? .number(minorUnits) : .text(text(minorUnits))
  }
}
