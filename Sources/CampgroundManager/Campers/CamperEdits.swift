/// What somebody wants a camper's record to be; nil leaves a field as it is.
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

  /// The camper after the edits; names in `problems` what cannot be kept.
  func applied(to camper: Camper, _ problems: inout [Problem]) -> Camper {
    var edited = camper
    if let fullName {
      edited.fullName = PersonText.clean(fullName, field: "fullName", limit: 200, &problems)
      if edited.fullName.isEmpty { problems.append(.record(.emptyName(field: "fullName"))) }
    }
    if let phone {
      edited.phoneNumber = PersonText.clean(phone, field: "phone", limit: 60, &problems)
      if !PhoneNumber.isValid(edited.phoneNumber) {
        problems.append(.record(.invalidPhoneNumber(edited.phoneNumber)))
      }
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
    return edited
  }
}

/// A phone number is kept as typed and compared by its digits, so that any country's form will do.
enum PhoneNumber {
  static func digits(_ text: String) -> String {
    text.filter { $0.isASCII && $0.isNumber }
  }

  static func isValid(_ text: String) -> Bool {
    guard (3...20).contains(digits(text).count) else { return false }
    return isWrittenAsOne(text)
  }

  /// Whether it has only what stands in phone numbers.
  static func isWrittenAsOne(_ text: String) -> Bool {
    text.allSatisfy { $0.isASCII && ($0.isNumber || " +-.()/x#ext,".contains($0)) }
  }
}

/// An address is judged only by what every address has; only a letter can prove that it works.
enum EmailAddress {
  static func isValid(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty && !text.contains(where: \.isWhitespace)
  }
}
