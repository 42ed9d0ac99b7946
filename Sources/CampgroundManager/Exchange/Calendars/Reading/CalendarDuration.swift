/// A duration of a calendar in seconds, such as `P2D`, `P1W` or `PT36H`.
struct CalendarDuration: Hashable {
  let seconds: Int

  /// Returns nil for any other text, and for a duration below zero.
  init?(_ text: String) {
    var rest = Substring(text)
    if rest.hasPrefix("+") { rest.removeFirst() }
    guard rest.hasPrefix("P") else { return nil }
    rest.removeFirst()
    var (sum, digits, isTime, hasPart) = (0, "", false, false)
    for character in rest {
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else if character == "T", digits.isEmpty, !isTime {
        (isTime, hasPart) = (true, false)
      } else {
        guard digits.count < 8, let count = Int(digits), let unit = Self.unit(character, isTime) else { return nil }
        (sum, digits, hasPart) = (sum + count * unit, "", true)
      }
    }
    guard digits.isEmpty, hasPart else { return nil }
    seconds = sum
  }

  private static func unit(_ letter: Character, _ isTime: Bool) -> Int? {
    switch (letter, isTime) {
    case ("W", false): 7 * 86_400
    case ("D", false): 86_400
    case ("H", true): 3600
    case ("M", true): 60
    case ("S", true): 1
    default: nil
    }
  }
}
