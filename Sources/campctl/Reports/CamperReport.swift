import CampgroundManager

extension Camper: ListedReport {
  static var csvHeader: [String] {
    ["id", "fullName", "phoneNumber", "email", "notes", "warning", "mergedInto", "version"]
  }

  var label: String { id.description }

  var text: String {
    Lines([
      ("Camper", "\(id)"), ("Name", fullName), ("Phone", phoneNumber), ("E-mail", email), ("Notes", notes),
      ("Warning", warning),
    ]).text
  }

  static var columns: [TextColumn] {
    [.left("ID"), .flexible("NAME"), .left("PHONE"), .flexible("E-MAIL")]
  }

  var cells: [String] { [id.description, fullName, phoneNumber, email ?? ""] }
}

extension Camper {
  /// Who it is, inside of another thing.
  func writeContact(to fields: inout some FieldWriter) {
    fields.field("id", id)
    fields.field("fullName", fullName)
    fields.field("phoneNumber", phoneNumber)
    fields.field("warning", warning)
  }

  var contactWords: String { "\(fullName), \(phoneNumber) (\(id))" }

  /// For people who are about to give this camper a site.
  var warningNotes: [String] { warning.map { ["Warning about \(fullName): \($0)"] } ?? [] }
}

/// A camper just added, and who may be the same person.
struct AddedCamperReport: Report {
  let camper: Camper
  let duplicates: [Camper]

  static var csvHeader: [String] { Camper.csvHeader + ["duplicates"] }
  var label: String { camper.label }
  var text: String { camper.text }

  func write(to fields: inout some FieldWriter) {
    camper.write(to: &fields)
    fields.list("duplicates", duplicates.map(\.id))
  }

  /// A hint, never a refusal (domain rule R23).
  var notes: [String] {
    duplicates.prefix(3).map { twin in
      "Hint: \(twin.id) may be the same person: \(twin.fullName), \(twin.phoneNumber)."
    }
  }
}
