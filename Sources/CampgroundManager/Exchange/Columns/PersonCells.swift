/// A person as the cells of a row have it.
struct PersonCells: Sendable {
  var name: String?
  var firstName: String?
  var lastName: String?
  var phone: String?
  var secondPhone: String?
  var email: String?
  var place = PostalParts()

  /// The name in its order: whole, or of its two parts.
  var fullName: String? {
    let parts = [firstName, lastName].compactMap(\.self)
    return name.map(CellText.name) ?? (parts.isEmpty ? nil : parts.joined(separator: " "))
  }

  /// The values that the row has; those that it lacks stay.
  var edits: CamperEdits {
    var edits = CamperEdits()
    (edits.fullName, edits.phone) = (fullName, phone)
    edits.email = email.map(Edit.set)
    edits.address = place.line.map(Edit.set)
    edits.secondPhone = secondPhone.map(Edit.set)
    return edits
  }
}

/// The columns of an address.
struct PostalParts: Hashable, Sendable {
  var address: String?
  var city: String?
  var state: String?
  var postalCode: String?
  var country: String?

  /// The address in one line; nil when there is none.
  var line: String? {
    let place = [state, postalCode].compactMap(\.self).joined(separator: " ")
    let lines = [address, city, place.isEmpty ? nil : place, country].compactMap(\.self)
    return lines.isEmpty ? nil : lines.joined(separator: ", ")
  }
}
