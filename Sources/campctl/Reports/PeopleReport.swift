import CampgroundManager

/// Two campers that became one.
struct MergedReport: Report {
  let merged: Merged

  static var csvHeader: [String] {
    Camper.csvHeader + Camper.csvHeader.map { "merged.\($0)" } + ["reservations", "waitlistEntries"]
  }
  var label: String { merged.kept.label }
  var text: String { merged.kept.text }

  func write(to fields: inout some FieldWriter) {
    merged.kept.write(to: &fields)
    fields.object("merged", merged.other.write)
    fields.field("reservations", merged.reservations)
    fields.field("waitlistEntries", merged.waitlist)
  }

  /// ` with 2 reservations and 1 waitlist entry`; nothing when there was none.
  var countWords: String {
    let counts = [
      (merged.reservations, "reservation", "reservations"), (merged.waitlist, "waitlist entry", "waitlist entries"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    return words.isEmpty ? "" : " with " + words.joined(separator: " and ")
  }
}

/// A camper who was forgotten, and in how much.
struct ForgottenReport: Report {
  let forgotten: Forgotten

  static var csvHeader: [String] { Camper.csvHeader + ["reservations", "entries"] }
  var label: String { forgotten.camper.label }
  var text: String { forgotten.camper.text }

  func write(to fields: inout some FieldWriter) {
    forgotten.camper.write(to: &fields)
    fields.field("reservations", forgotten.reservations)
    fields.field("entries", forgotten.entries)
  }

  var countWords: String {
    let stays = forgotten.reservations == 1 ? "1 reservation" : "\(forgotten.reservations) reservations"
    let entries = forgotten.entries == 1 ? "1 entry" : "\(forgotten.entries) entries"
    return "its record, \(stays) and \(entries) of the journal"
  }
}
