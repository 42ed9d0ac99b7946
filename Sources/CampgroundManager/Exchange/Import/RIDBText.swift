import Basics

/// The readers of the export's values, whose spellings vary from one campground to the next.
enum RIDBText {
  /// The largest number that is taken; larger ones are slips of the keyboard.
  private static let largest = 9_999
  private static let amperes: Set<Int> = [15, 20, 30, 50, 100]
  /// Words that negate the amperes.
  private static let denials: Set<String> = ["no", "not", "none", "without"]

  /// `Y`, `YES`, `true`, `1`, and their opposites.
  static func flag(_ text: String) -> RIDBValue<Bool> {
    switch text.lowercased() {
    case "", "n/a": .silent
    case "y", "yes", "true", "1": .given(true)
    case "n", "no", "false", "0": .given(false)
    default: .unclear
    }
  }

  /// A whole number; 0 is no value (domain rule R18). Some tools write it as `50.0`.
  static func number(_ text: String) -> RIDBValue<Int> {
    if text.isEmpty || text.lowercased() == "n/a" { return .silent }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let number = Digits.value(of: parts[0]), number <= largest else { return .unclear }
    guard parts.count == 1 || Digits.value(of: parts[1]) == 0 else { return .unclear }
    return number == 0 ? .silent : .given(number)
  }

  /// The amperes among the numbers of a text: `50`, `20/30/50`, `50 amp`.
  ///
  /// Other numbers, such as volts, do not count.
  static func hookup(_ text: String) -> RIDBValue<RIDBHookup> {
    let numbers = text.utf8.split { !isDigit($0) }.map { Digits.value(of: $0) }
    if numbers.isEmpty || text == "0" { return flag(text).map { RIDBHookup(isThere: $0, amps: []) } }
    let amps = amperes.intersection(numbers.compactMap(\.self))
    let words = text.lowercased().split { !($0.isASCII && $0.isLetter) }.map(String.init)
    guard !amps.isEmpty, denials.isDisjoint(with: words) else { return .unclear }
    return .given(RIDBHookup(isThere: true, amps: amps))
  }

  /// True when a driveway's entry lets a rig leave without backing up, unlike `Back-In`, `Parallel` and so on.
  static func pullThrough(_ text: String) -> RIDBValue<Bool> {
    if text.isEmpty || text.lowercased() == "n/a" { return .silent }
    let letters = text.lowercased().filter { $0.isASCII && $0.isLetter }
    let spellings = ["pullthrough", "pullthru"]
    if spellings.contains(where: letters.hasPrefix) { return .given(true) }
    return spellings.contains { letters.contains($0) } ? .unclear : .given(false)
  }

  /// Any text that is UTF-8.
  static func phrase(_ text: String) -> RIDBValue<String> {
    if text.isEmpty { return .silent }
    return text.unicodeScalars.contains("\u{FFFD}") ? .unclear : .given(text)
  }

  /// A word of the campground's vocabulary that the store can keep.
  static func slug(_ text: String) -> RIDBValue<Slug> {
    if text.isEmpty { return .silent }
    // A phrase can be longer than a slug may be.
    return Slug(phrase: text).flatMap { Slug($0.text) }.map(RIDBValue.given) ?? .unclear
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

/// The value of an attribute's text.
///
/// Blank and `N/A` are no value, which is different from no: a value entered by hand stays.
enum RIDBValue<Value> {
  case silent
  case given(Value)
  case unclear
}

extension RIDBValue {
  func map<Other>(_ transform: (Value) -> Other) -> RIDBValue<Other> {
    switch self {
    case .silent: .silent
    case .given(let value): .given(transform(value))
    case .unclear: .unclear
    }
  }
}

/// A hookup; without amperes when they are not given.
struct RIDBHookup: Hashable {
  var isThere: Bool
  var amps: Set<Int>

  static func union(_ left: Self, _ right: Self) -> Self {
    Self(isThere: left.isThere || right.isThere, amps: left.amps.union(right.amps))
  }
}
