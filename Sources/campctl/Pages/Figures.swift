import CampgroundManager

/// The printed form of numbers that are not whole.
enum Figures {
  /// A share in JSON, `0.476`; nil when its whole is 0.
  static func number(_ ratio: Ratio) -> FieldValue {
    ratio.scaled(to: 1000).map { .json(decimal($0, digits: 3)) } ?? .null
  }

  /// `12.5`, `12`.
  static func short(_ ratio: Ratio) -> FieldValue {
    ratio.scaled(to: 10).map { .json(tenths($0)) } ?? .null
  }

  /// `47.6%`, or `-` when its whole is 0.
  static func percent(_ ratio: Ratio) -> String { ratio.scaled(to: 1000).map { decimal($0, digits: 1) + "%" } ?? "-" }

  /// `12.5`, `12`, or `-` when there is none.
  static func words(_ ratio: Ratio) -> String { ratio.scaled(to: 10).map(tenths) ?? "-" }

  /// `6,327.77`, an amount whose thousands are apart.
  static func grouped(_ amount: String) -> String {
    let whole = amount.prefix { $0 != "." }
    var grouped = ""
    for (place, digit) in whole.enumerated() {
      let rest = whole.count - place
      if place > 0, rest.isMultiple(of: 3), grouped != "-" { grouped += "," }
      grouped.append(digit)
    }
    return grouped + amount.dropFirst(whole.count)
  }

  private static func tenths(_ number: Int) -> String {
    number.isMultiple(of: 10) ? "\(number / 10)" : decimal(number, digits: 1)
  }

  /// A number of parts of ten, a hundred and so on, none below 0.
  private static func decimal(_ number: Int, digits: Int) -> String {
    let text = String(number)
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}
