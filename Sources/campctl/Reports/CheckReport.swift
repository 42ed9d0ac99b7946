import CampgroundManager

/// The report of a check that has found nothing wrong.
struct CheckReport: Report {
  let counts: CampgroundCounts

  func write(to fields: inout some FieldWriter) {
    fields.field("ok", true)
    fields.list("problems", [FieldValue]())
  }

  var label: String { "ok" }

  var text: String { "All is well: \(counts.words) fit together." }
}

extension CampgroundCounts {
  /// The counts as words of a sentence.
  var words: String {
    let counted = [
      (sites, "site"), (campers, "camper"), (reservations, "reservation"), (nights, "night"),
      (entries, "journal entry"),
    ].map { count, noun in
      count == 1 ? "1 \(noun)" : "\(count) \(noun.hasSuffix("y") ? "journal entries" : noun + "s")"
    }
    return "\(counted.dropLast().joined(separator: ", ")) and \(counted.last ?? "")"
  }
}
