/// The requested changes of a camper's record; nil leaves a field as it is.
public struct CamperEdits: Hashable, Sendable, Encodable {
  public var fullName: String?
  public var phone: String?
  public var email: Edit<String>?
  public var notes: Edit<String>?
  public var warning: Edit<String>?

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

  /// The camper after the edits; reports in `problems` whatever is invalid.
  func applied(to camper: Camper, _ problems: inout [Problem]) -> Camper {
    var edited = camper
    if let fullName {
      edited.fullName = PersonText.clean(fullName, field: "fullName", limit: 200, &problems)
      if edited.fullName.isEmpty { problems.append(.emptyName) }
    }
    if let phone {
      edited.phoneNumber = PersonText.clean(phone, field: "phone", limit: 60, &problems)
      if !PhoneNumber.isValid(edited.phoneNumber) { problems.append(.invalidPhoneNumber(edited.phoneNumber)) }
    }
    if let email {
      edited.email = PersonText.clean(email.value, field: "email", limit: 254, &problems)
      if let address = edited.email, !EmailAddress.isValid(address) {
        problems.append(.invalidEmail(address))
      }
    }
    if let notes { edited.notes = PersonText.clean(notes.value, field: "notes", limit: 10_000, &problems) }
    if let warning {
      edited.warning = PersonText.clean(warning.value, field: "warning", limit: 1000, &problems)
    }
    return edited
  }
}

/// An address is judged by the little that all addresses share; only a letter can prove that it works.
enum EmailAddress {
  static func isValid(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty && !text.contains(where: \.isWhitespace)
  }
}
