/// The contact of a party: the person who reserves and can be called.
public struct Camper: Hashable, Sendable {
  public internal(set) var id: CamperID
  /// The version, which grows by one with each change.
  public internal(set) var version: Int
  public internal(set) var fullName: String
  /// The number as typed; it is compared by its digits (domain rule R23).
  public internal(set) var phoneNumber: String
  public internal(set) var email: String?
  public internal(set) var notes: String?
  /// The warning for the desk before it gives this camper a site.
  public internal(set) var warning: String?
  /// The address for letters, in lines as they were given.
  public internal(set) var address: String?
  /// Another number at which the party can be called.
  public internal(set) var secondPhone: String?
  /// The names of the others of the party, for the gate.
  package internal(set) var members = MemberNames()
  /// The camper into whom this one was merged; the record is only a pointer then.
  public internal(set) var mergedInto: CamperID?
}

extension Camper: Journaled, Replayable {
  static let kind = "camper"
  var journalNumber: Int64 { id.rawValue }
  var label: String { id.description }
}

extension Camper: Recorded {
  package static let blank = Camper(id: CamperID(rawValue: 0), version: 0, fullName: "", phoneNumber: "")

  static let fields: FieldList<Self> = [
    key({ $0.id }, { $0.id = $1 }),
    text(
      "fullName", column: "full_name", of: .identity { $0.fullName = "Forgotten \($0.id)" }, { $0.fullName },
      { $0.fullName = $1 }
    ),
    index("name_key") { PersonText.nameKey($0.fullName) },
    text(
      "phoneNumber", column: "phone_number", of: .identity { $0.phoneNumber = forgottenPhoneNumber },
      { $0.phoneNumber },
      { $0.phoneNumber = $1 }
    ),
    index("phone_digits") { PhoneNumber.digits($0.phoneNumber) },
    text("email", of: .identity { $0.email = nil }, { $0.email }, { $0.email = $1 }),
    index("email_key") { $0.email.map(PersonText.key) },
    text("notes", of: .person { $0.notes = nil }, { $0.notes }, { $0.notes = $1 }),
    text("warning", of: .person { $0.warning = nil }, { $0.warning }, { $0.warning = $1 }),
    field("mergedInto", column: "merged_into", { $0.mergedInto }, { $0.mergedInto = $1 }),
    version({ $0.version }, { $0.version = $1 }),
    text("address", of: .person { $0.address = nil }, { $0.address }, { $0.address = $1 }),
    text(
      "secondPhone", column: "second_phone", of: .identity { $0.secondPhone = nil }, { $0.secondPhone },
      { $0.secondPhone = $1 }
    ),
    text("members", of: .person { $0.members = MemberNames() }, { $0.members }, { $0.members = $1 }),
  ]

  static let forgottenPhoneNumber = noPhoneNumber
  /// True for the record of a person who was forgotten.
  var isForgotten: Bool { phoneNumber == Self.forgottenPhoneNumber && fullName == "Forgotten \(id)" }
  /// The number of a camper who has given none.
  static let noPhoneNumber = "000"
  /// The numbers that were given.
  var phones: [String] { [phoneNumber, secondPhone].compactMap(\.self).filter { $0 != Self.noPhoneNumber } }
}

extension Camper: FieldWritable {}
