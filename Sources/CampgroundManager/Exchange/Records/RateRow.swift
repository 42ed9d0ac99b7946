/// A rate as a row of another system's table has it.
struct RateRow: ImportedRecord {
  var name: String?
  var edits = RateEdits()
  /// The last night of the season, which some have in the place of the day after.
  var lastNight: Day?

  static let needed = [["name"]]
  static let blank = RateRow()

  static let columns: [ImportColumn<RateRow>] =
    [column("name", "rate ratename season seasonname description", \.name)]
    + RateTerms.fields.terms.importColumns(into: \.edits) + [
      ImportColumn("lastNight", .day, "to through until thru") { $0.lastNight = try Day.read($1) }, currency,
    ]

  mutating func complete() -> [(column: String?, problem: CellProblem)] {
    if let lastNight, edits.before == nil { edits.before = .set(lastNight.advanced(by: 1)) }
    return name == nil ? [("name", .missing)] : []
  }
}
