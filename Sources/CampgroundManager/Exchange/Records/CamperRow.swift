/// A camper as a row of another system's table has it.
struct CamperRow: ImportedRecord {
  var name: String?
  var firstName: String?
  var lastName: String?
  var phone: String?
  var secondPhone: String?
  var email: String?
  var place = PostalParts()
  var notes: String?
  var warning: String?
  var members: String?

  static let needed = [["fullName", "firstName", "lastName"]]
  static let blank = CamperRow()

  static let columns: [ImportColumn<CamperRow>] = [
    text("fullName", PersonColumns.name, \.name),
    text("firstName", PersonColumns.firstName, \.firstName),
    text("lastName", PersonColumns.lastName, \.lastName),
    phone("phone", PersonColumns.phone, \.phone),
    phone("secondPhone", PersonColumns.secondPhone, \.secondPhone),
    text("email", PersonColumns.email, \.email),
    text("address", PersonColumns.address, \.place.address),
    text("city", "town", \.place.city),
    text("state", "province stateprovince region", \.place.state),
    text("postalCode", "zip zipcode postcode postal", \.place.postalCode),
    text("country", "countrycode", \.place.country),
    text("notes", "note comments comment remarks memo", \.notes),
    text("warning", "alert flag blacklist", \.warning),
    text("members", "family partymembers", \.members),
  ]

  mutating func complete() -> [(column: String?, problem: CellProblem)] {
    name = PersonColumns.name(name, firstName, lastName)
    return name == nil ? [("fullName", .missing)] : []
  }
}
