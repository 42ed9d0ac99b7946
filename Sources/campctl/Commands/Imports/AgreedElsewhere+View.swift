import CampgroundManager

/// An imported stay that breaks a rule: a note, as it stands as it was agreed.
extension AgreedElsewhere: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("reservation", reservation)
    fields.field("name", problem.name)
    fields.field("problem", problem.sentence)
  }

  /// `r-7 stands as it was agreed, against a rule: July 4th: at least 3 nights; 1 was requested.`
  static func notes(_ stays: [AgreedElsewhere]) -> [String] {
    let shown = stays.prefix(5).map { stay in
      TerminalText.sanitized("\(stay.reservation) stands as it was agreed, against a rule: \(stay.problem.sentence).")
    }
    return shown + (stays.count > 5 ? ["So do \(stays.count - 5) more."] : [])
  }
}
