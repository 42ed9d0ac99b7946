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
    let near = try candidates(near: text)
    if near.isEmpty { throw notFound(text) }
    throw CampingError(.notFound, [.reference(.noCamper(text, near: near))])
  }

  /// The campers whom a text that fits none of them may mean, the nearest first.
  package func candidates(near text: String) throws -> [CamperCandidate] { try near(text).map(CamperCandidate.init) }

  /// The campers of this name, else those who had it in a record that was merged into theirs.
  private func named(_ text: String) throws -> [Camper] {
    // A name may be given as in a list: Lee, Ann.
    let spellings = [text, PersonText.turned(text)].compactMap(\.self)
    for find in [campers.campers(named:), campers.campers(formerlyNamed:)] {
      for spelling in spellings {
        let named = try find(spelling)
        if named.isEmpty { continue }
        let kept = PersonText.kept(text)
        let equal = named.filter { $0.fullName == kept }
        return equal.isEmpty ? named : equal
      }
    }
    return []
  }

  /// The campers with these digits, with or without the country's code; else those whose second number has them, else a
  /// former one.
  private func called(_ digits: String) throws -> [Camper] {
    let found = try campers.campers(phoneDigits: digits)
    guard found.isEmpty else { return found }
    let code = try SettingsTable(store: journal.store).settings().contact.countryCode
    let others = PhoneNumber.spellings(of: digits, countryCode: code)
    let same = try others.flatMap(campers.campers(phoneDigits:))
    if !same.isEmpty { return same }
    let second = try campers.campers(secondPhone: [digits] + others)
    return second.isEmpty ? try campers.campers(formerlyCalled: [digits] + others) : second
  }

  /// The campers whose name or number, a former one included, comes near a text, the nearest first.
  func near(_ text: String, limit: Int = 5) throws -> [Camper] {
    let nearness = CamperNearness(text)
    let ranked = try campers.names().compactMap { camper in
      nearness.rank(name: camper.name, digits: camper.digits).map { (rank: $0, id: camper.id) }
    }
    var near: [Camper] = []
    for (_, id) in ranked.sorted(by: { ($0.rank, $0.id) < ($1.rank, $1.id) }) where near.count < limit {
      if let camper = try campers.current(id), !near.contains(camper) { near.append(camper) }
    }
    return near
  }

  /// The values that a camper had in records that were merged into this one.
  package func formerValues(of camper: Camper) throws -> [FormerValue] {
    try camper.formerValues(in: campers.merged(into: camper.id))
  }
}

extension CamperCandidate {
  init(_ camper: Camper) {
    self.init(id: camper.id, fullName: camper.fullName, phoneNumber: camper.phoneNumber)
  }
}
