import CampgroundManager

/// The form of a statement for the camper, no wider than 80 columns.
enum StatementPaper {
  private static let width = 80

  /// The parts below the title, with an empty line between two of them.
  static func text(campground: String?, _ parts: [[String]]) -> String {
    let title = ["Statement", campground.map { "from \($0)" }].compactMap(\.self).joined(separator: " ")
    return joined([[title]] + parts)
  }

  /// The parts with an empty line between two of them.
  static func joined(_ parts: [[String]]) -> String {
    parts.map { $0.map { DisplayWidth.cut($0, to: width) }.joined(separator: "\n") }
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  static func rows(_ fields: [(String, String?)]) -> [String] {
    Lines(fields).text.split(separator: "\n").map(String.init)
  }

  /// The lines of a table; none for one without rows.
  static func lines(_ table: TextTable) -> [String] {
    table.isEmpty ? [] : table.lines(width: width, TextStyle(isColored: false))
  }

  /// The sums at the end, without those that are 0 and seldom anything else.
  static func sums(_ sums: AccountSums, _ currency: Currency) -> [(String, String?)] {
    let amount = { "\(currency.text($0)) \(currency)" }
    return [
      ("Total", amount(sums.total)), ("Paid", amount(sums.paid)),
      ("Written off", sums.writtenOff == 0 ? nil : amount(sums.writtenOff)),
      (sums.balance < 0 ? "Credit" : "To pay", amount(Int(sums.balance.magnitude))),
      ("Security", sums.security == 0 ? nil : "\(amount(sums.security)), held"),
    ]
  }
}
