/// The names of columns about people, in every table that has them.
enum PersonColumns {
  static let name =
    "camper camperfullname primaryoccupantname campername name fullname guest guestname customer customername contact"
    + " contactname occupant primaryguest leadguest bookedby"
  static let firstName = "first givenname forename guestfirstname customerfirstname fname"
  static let lastName = "last surname familyname guestlastname customerlastname lname"
  static let phone =
    "primaryoccupantphone camperphonenumber phonenumber phoneno telephone tel mobile mobilephone cell cellphone"
    + " homephone contactphone guestphone customerphone primaryphone phone1"
  static let secondPhone = "phone2 alternatephone workphone otherphone campersecondphone"
  static let email = "primaryoccupantemail camperemail emailaddress mail contactemail guestemail customeremail"
  static let address = "camperaddress streetaddress street address1 mailingaddress"

  /// The name of a person in its order: whole, or of its two parts.
  static func name(_ whole: String?, _ first: String?, _ last: String?) -> String? {
    let parts = [first, last].compactMap(\.self)
    return whole.map(CellText.name) ?? (parts.isEmpty ? nil : parts.joined(separator: " "))
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
