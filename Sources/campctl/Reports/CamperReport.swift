import CampgroundManager

extension Camper: ListedReport {
  static var csvHeader: [String] { ["id", "fullName", "phoneNumber", "email", "notes", "version"] }

  var label: String { id.description }

  var text: String {
    Lines([
      ("Camper", "\(id)"), ("Name", fullName), ("Phone", phoneNumber), ("E-mail", email), ("Notes", notes),
    ]).text
  }

  static var columns: [TextColumn] {
    [.left("ID"), .flexible("NAME"), .left("PHONE"), .flexible("E-MAIL")]
  }

  var cells: [String] { [id.description, fullName, phoneNumber, email ?? ""] }
}
