/// The requested changes of a camper's record; nil leaves a field as it is.
public struct CamperEdits: Hashable, Sendable, Encodable {
  public var fullName: String?
  public var phone: String?
  public var email: Edit<String>?
  public var notes: Edit<String>?
  public var warning: Edit<String>?
  public var address: Edit<String>?
  public var secondPhone: Edit<String>?
  /// The names of the others of the party, between semicolons.
  public var members: Edit<String>?

  public init(
    fullName: String? = nil,
    phone: String? = nil,
    email: Edit<String>? = nil,
    notes: Edit<String>? = nil,
    warning: Edit<String>? = nil
  ) {
    self.fullName = fullName
    self.phone = phone
    self.email = email
    self.notes = notes
    self.warning = warning
  }

  /// The problems of the given fields.
  package var problems: [Problem] {
    var problems: [Problem] = []
    _ = applied(to: .unkept, &problems)
    return problems
  }

  /// The camper after the edits; reports in `problems` whatever is invalid.
  func applied(to camper: Camper, _ problems: inout [Problem]) -> Camper {
    var edited = camper
    if let fullName {
      edited.fullName = PersonText.clean(fullName, field: "fullName", limit: 200, &problems)
      if edited.fullName.isEmpty { problems.append(.record(.emptyName(field: "fullName"))) }
    }
    if let phone {
      let typed = PersonText.clean(phone, field: "phone", limit: 60, &problems)
      edited.phoneNumber = PhoneNumber.kept(typed)
      if !PhoneNumber.isValid(edited.phoneNumber) { problems.append(.record(.invalidPhoneNumber(typed))) }
    }
    if let email {
      edited.email = PersonText.clean(email.value, field: "email", limit: 254, &problems)
      if let address = edited.email, !EmailAddress.isValid(address) {
        problems.append(.record(.invalidEmail(address)))
      }
    }
    if let notes { edited.notes = PersonText.clean(notes.value, field: "notes", limit: 10_000, &problems) }
    if let warning {
      edited.warning = PersonText.clean(warning.value, field: "warning", limit: 1000, &problems)
    }
    applyMore(to: &edited, &problems)
    return edited
  }

  private func applyMore(to edited: inout Camper, _ problems: inout [Problem]) {
    if let address { edited.address = PersonText.clean(address.value, field: "address", limit: 1000, &problems) }
    if let secondPhone {
      let typed = PersonText.clean(secondPhone.value, field: "secondPhone", limit: 60, &problems)
      edited.secondPhone = typed.map(PhoneNumber.kept)
      if let typed, !PhoneNumber.isValid(PhoneNumber.kept(typed)) {
        problems.append(.record(.invalidPhoneNumber(typed)))
      }
    }
    if let members {
      let text = PersonText.clean(members.value, field: "members", limit: 2000, &problems)
      edited.members = MemberNames(text ?? "")
    }
  }
}
