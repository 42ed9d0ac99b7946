import CampgroundManager

extension Camper: ListedView {
  var label: String { id.description }

  var text: String { text(formerly: []) }

  /// The record, with the values of records that were merged into it.
  func text(formerly former: [FormerValue]) -> String {
    var all = lines(["Name", "Phone", "Second phone", "E-mail", "Address", "Members"], revealed: false)
    all.insert(("Camper", id.description), at: 0)
    all.append(("Formerly", former.isEmpty ? nil : former.map(\.value).joined(separator: "; ")))
    return Lines(all).text
  }

  static var columns: [TextColumn] {
    [.left("ID"), .flexible("NAME"), .left("PHONE"), .flexible("E-MAIL")]
  }

  var cells: [String] { [id.description, fullName, phoneNumber, email ?? ""] }
}

extension Camper {
  /// Writes the contact, inside of another thing.
  func writeContact(to fields: inout some FieldWriter) {
    fields.field("id", id)
    fields.field("fullName", fullName)
    fields.field("phoneNumber", phoneNumber)
    fields.field("email", email)
    fields.field("warning", warning)
  }

  var contactWords: String { "\(fullName), \(phoneNumber) (\(id))" }

  /// The camper's warning, for people who are about to assign a site.
  var warningNotes: [String] { warning.map { ["Warning about \(fullName): \($0)"] } ?? [] }
}
