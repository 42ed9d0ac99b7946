import CampgroundManager
import JSONText

/// The sentences of imports of tables, and of each of their rows.
extension LogSentence {
  static let imports: Wordings = [
    "import-reservations": { $0.importedTable("reservations") },
    "import-campers": { $0.importedTable("campers") },
    "import-rates": { $0.importedTable("rates") },
    "import-ical": { $0.importedCalendar },
    "import-reservation": { $0.importedStay },
    "import-camper": { "imported \(Phrases.list($0.subjects))" },
    "import-site": { "imported \(Phrases.list($0.subjects))" },
    "import-rate": { "imported \(Phrases.list($0.subjects))" },
  ]

  /// `imported reservations of bookings.csv: 120 added, 3 updated`.
  func importedTable(_ things: String) -> String {
    let counts = ["added", "updated", "refused"].compactMap { key in
      request[key]?.number.flatMap { $0 > 0 || key == "added" ? "\($0) \(key)" : nil }
    }
    let file = requested("file").map { $0 == "-" ? "standard input" : $0 }
    return "imported \(things) of \(file ?? "a file"): \(counts.joined(separator: ", "))"
  }

  /// `imported the calendar of airbnb for site 12: 3 added, 1 conflict`.
  private var importedCalendar: String {
    var counts = ["added", "changed", "gone"].compactMap { key in
      request[key]?.number.flatMap { $0 > 0 ? "\($0) \(key)" : nil }
    }
    if let waiting = request["waiting"]?.number, waiting > 0 { counts.append("\(waiting) waiting") }
    let conflicts = request["conflicts"]?.list?.count ?? 0
    if conflicts > 0 { counts.append(Phrases.count(conflicts, "conflict")) }
    guard let feed = requested("feed"), let site = requested("site") else { return "imported a calendar" }
    let words = counts.isEmpty ? "nothing new" : counts.joined(separator: ", ")
    return "imported the calendar of \(feed) for site \(site): \(words)"
  }

  private var importedStay: String {
    guard let stay = stays.first else { return "imported \(Phrases.list(subjects))" }
    return stay.isNew ? made("imported") : "imported what changed elsewhere: \(changed)"
  }
}
