import CampgroundManager

/// The report of a check that has found nothing wrong.
struct CheckView: View {
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
    let counted = [(sites, "site"), (campers, "camper"), (reservations, "reservation"), (nights, "night")]
    let words = counted.map { Phrases.count($0, $1) }.joined(separator: ", ")
    return "\(words) and \(Phrases.journalEntries(entries))"
  }
}
