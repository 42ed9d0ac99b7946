import CampgroundManager

/// The campground's contact on the papers that it hands out.
extension DeskSettings {
  /// The parts that are set, each with its name.
  var contactRows: [(name: String, value: String)] {
    let rows = [
      ("Phone", phone), ("E-mail", email), ("Address", address), ("Website", website), ("Directions", directions),
      ("Quiet hours", quietHours),
    ]
    return rows.compactMap { name, value in value.map { (name, $0) } }
  }

  /// `555-0142, camp@example.com`, the phone and the e-mail address in one line; nil without any.
  var contactLine: String? {
    let parts = [address, phone, email, website].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  func writeContact(to fields: inout some FieldWriter) {
    fields.field("phone", phone)
    fields.field("email", email)
    fields.field("address", address)
    fields.field("website", website)
    fields.field("directions", directions)
    fields.field("quietHours", quietHours)
  }
}
