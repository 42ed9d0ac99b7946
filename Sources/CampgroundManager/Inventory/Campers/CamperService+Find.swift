/// Campers by what a guest says: a name or a phone number (domain rules R34 and R41).
extension CamperService {
  /// The campers of a name or a phone number, at least one.
  ///
  /// A spelling that is equal to the letter goes before one with other case or accents.
  ///
  /// - Throws: ``CampingError`` with the campers who come near when none fits exactly.
  func findAll(_ text: String) throws -> [Camper] {
    let called = PhoneNumber.isValid(text) ? try called(PhoneNumber.digits(text)) : []
    let named = try named(text)
    let found = called + named.filter { !called.contains($0) }
    if !found.isEmpty { return found }
    let near = try near(text)
    if near.isEmpty { throw notFound(text) }
    throw CampingError(.notFound, [.reference(.noCamper(text, near: near.map(CamperCandidate.init)))])
  }

  private func named(_ text: String) throws -> [Camper] {
    var named = try campers.campers(named: text)
    // A name may be given as in a list: Lee, Ann.
    if named.isEmpty, let turned = PersonText.turned(text) { named = try campers.campers(named: turned) }
    let kept = PersonText.kept(text)
    let equal = named.filter { $0.fullName == kept }
    return equal.isEmpty ? named : equal
  }

  /// The campers with these digits, with or without the country's code; else those whose second number has them.
  private func called(_ digits: String) throws -> [Camper] {
    let found = try campers.campers(phoneDigits: digits)
    guard found.isEmpty else { return found }
    let code = try SettingsTable(store: journal.store).settings().contact.countryCode
    let others = PhoneNumber.spellings(of: digits, countryCode: code)
    let same = try others.flatMap(campers.campers(phoneDigits:))
    return same.isEmpty ? try campers.campers(secondPhone: [digits] + others) : same
  }

  /// At most five campers whose name or number comes near a text.
  private func near(_ text: String) throws -> [Camper] {
    let nearness = CamperNearness(text)
    return try campers.names().compactMap { camper in
      nearness.rank(name: camper.name, digits: camper.digits).map { (rank: $0, id: camper.id) }
    }
    .sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }.prefix(5).compactMap { try campers.camper($0.id) }
  }
}

extension CamperCandidate {
  init(_ camper: Camper) {
    self.init(id: camper.id, fullName: camper.fullName, phoneNumber: camper.phoneNumber)
  }
}
