/// The requested changes of a camper's record; nil leaves a field as it is.
public typealias CamperEdits = FieldEdits<Camper>

extension FieldEdits<Camper> {
  public init(
    fullName: String? = nil,
    phone: String? = nil,
    email: Edit<String>? = nil,
    notes: Edit<String>? = nil,
    warning: Edit<String>? = nil
  ) {
    self.init()
    self.fullName = fullName
    self.phone = phone
    self.email = email
    self.notes = notes
    self.warning = warning
  }

  public var phone: String? {
    get { self.phoneNumber }
    set { self.phoneNumber = newValue }
  }

  /// The names of the others of the party, between semicolons.
  public var members: Edit<String>? {
    get { (value(\Camper.members) as? MemberNames).map { $0.text.map(Edit.set) ?? .clear } }
    set { change(\Camper.members, to: newValue.map { MemberNames($0.value ?? "") }) }
  }

  /// The problems of the given fields.
  package var problems: [Problem] {
    var problems: [Problem] = []
    _ = applied(to: .unkept, &problems)
    return problems
  }
}
