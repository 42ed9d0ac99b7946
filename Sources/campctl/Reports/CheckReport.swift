import CampgroundManager

/// That a check has found nothing wrong.
struct CheckReport: Report {
  let counts: CampgroundCounts

  static var csvHeader: [String] { ["ok", "problems"] }

  func write(to fields: inout some FieldWriter) {
    fields.field("ok", true)
    fields.list("problems", [FieldValue]())
  }

  var label: String { "ok" }

  var text: String {
    let counted = [
      (counts.sites, "site"), (counts.campers, "camper"), (counts.reservations, "reservation"),
      (counts.nights, "night"), (counts.entries, "journal entry"),
    ].map { count, noun in
      count == 1 ? "1 \(noun)" : "\(count) \(noun.hasSuffix("y") ? "journal entries" : noun + "s")"
    }
    return "All is well: \(counted.dropLast().joined(separator: ", ")) and \(counted.last ?? "") fit together."
  }
}
