/// A record with a person in it.
protocol PersonRecord: ImportedRecord {
  var person: PersonCells { get set }
}

extension PersonRecord {
  /// The columns about a person; `name` is ours for the whole name.
  static func people(_ name: String) -> [ImportColumn<Self>] {
    [
      column(name, PersonHeadings.name, \.person.name),
      column("firstName", PersonHeadings.firstName, \.person.firstName),
      column("lastName", PersonHeadings.lastName, \.person.lastName),
      phone("phone", PersonHeadings.phone, \.person.phone),
      phone("secondPhone", PersonHeadings.secondPhone, \.person.secondPhone),
      column("email", PersonHeadings.email, \.person.email),
      column("address", PersonHeadings.address, \.person.place.address),
      column("city", "town", \.person.place.city),
      column("state", "province stateprovince region", \.person.place.state),
      column("postalCode", "zip zipcode postcode postal", \.person.place.postalCode),
      column("country", "countrycode", \.person.place.country),
    ]
  }
}

/// The names that other systems have for columns about a person.
private enum PersonHeadings {
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
}
