/// The contact of a party: the person who reserves and can be called.
public struct Camper: Hashable, Sendable {
  public internal(set) var id: CamperID
  /// The version, which grows by one with each change.
  public internal(set) var version: Int
  public var fullName: String
  /// The number as typed; it is compared by its digits (domain rule R23).
  public var phoneNumber: String
  public var email: String?
  public var notes: String?
  /// The warning for the desk before it gives this camper a site.
  public var warning: String?
  /// The address for letters, in lines as they were given.
  public var address: String?
  /// Another number at which the party can be called.
  public var secondPhone: String?
  /// The names of the others of the party, for the gate.
  package var members = MemberNames()
  /// The language of letters to the camper, such as `de`.
  public var language: LanguageCode?
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
    field("fullName", \.fullName, limit: 200, whose: .identity) { name, problems in
      if name.isEmpty { problems.append(.record(.emptyName(field: "fullName"))) }
    }.stored(in: "full_name").titled("Name").forgotten { $0.fullName = "Forgotten \($0.id)" },
    index("name_key") { PersonText.nameKey($0.fullName) },
    field("phoneNumber", \.phoneNumber, called: "phone", limit: 60, whose: .identity, check: keepNumber)
      .stored(in: "phone_number").titled("Phone").searched(as: .phone, called: "phone").forgotten {
        $0.phoneNumber = forgottenPhoneNumber
      },
    index("phone_digits") { PhoneNumber.digits($0.phoneNumber) },
    field("email", \.email, limit: 254, whose: .identity) { email, problems in
      if let email, !EmailAddress.isValid(email) { problems.append(.record(.invalidEmail(email))) }
    }.titled("E-mail"),
    index("email_key") { $0.email.map(PersonText.key) },
    field("notes", \.notes, limit: 10_000, whose: .person).titled("Notes")
      .imported(as: "note comments comment remarks memo"),
    field("warning", \.warning, limit: 1000, whose: .person).titled("Warning").imported(as: "alert flag blacklist"),
    field("mergedInto", column: "merged_into", { $0.mergedInto }, { $0.mergedInto = $1 }),
    version({ $0.version }, { $0.version = $1 }),
    field("address", \.address, limit: 1000, whose: .person).titled("Address").listed(before: "notes"),
    field("secondPhone", \.secondPhone, limit: 60, whose: .identity) { number, problems in
      if var given = number {
        keepNumber(&given, &problems)
        number = given
      }
    }.stored(in: "second_phone").titled("Second phone").searched(as: .phone).listed(before: "address"),
    field("members", \.members, limit: 2000, whose: .person).titled("Members").listed(before: "notes")
      .imported(as: "family partymembers"),
    field("language", \.language).titled("Language").imported(as: "lang locale languagecode")
      .searched().forgotten { $0.language = nil },
  ]

  /// Keeps a telephone number as it is written, and refuses any other text.
  @Sendable private static func keepNumber(_ number: inout String, _ problems: inout [Problem]) {
    let typed = number
    number = PhoneNumber.kept(typed)
    if !PhoneNumber.isValid(number) { problems.append(.record(.invalidPhoneNumber(typed))) }
  }

  static let forgottenPhoneNumber = noPhoneNumber
  /// True for the record of a person who was forgotten.
  var isForgotten: Bool { phoneNumber == Self.forgottenPhoneNumber && fullName == "Forgotten \(id)" }
  /// The number of a camper who has given none.
  static let noPhoneNumber = "000"
  /// The numbers that were given.
  var phones: [String] { [phoneNumber, secondPhone].compactMap(\.self).filter { $0 != Self.noPhoneNumber } }
}

extension Camper: TitledThing {}
