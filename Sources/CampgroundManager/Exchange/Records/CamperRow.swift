/// A camper as a row of another system's table has it.
struct CamperRow: PersonRecord {
  var person = PersonCells()
  var notes: String?
  var warning: String?
  var members: String?

  static let needed = [["fullName", "firstName", "lastName"]]
  static let blank = CamperRow()

  static let columns: [ImportColumn<CamperRow>] =
    people("fullName") + [
      text("notes", "note comments comment remarks memo", \.notes),
      text("warning", "alert flag blacklist", \.warning),
      text("members", "family partymembers", \.members),
    ]

  func complete() -> [(column: String?, problem: CellProblem)] {
    person.fullName == nil ? [("fullName", .missing)] : []
  }
}
