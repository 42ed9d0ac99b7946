import Persistence

/// The things that a command looks up for each stay of a group: all of a kind are read at once, when the first is needed, and hold for the
/// command, which changes none of them.
final class GroupReads {
  private let members: [Reservation]
  /// The stays as they may become all together; nil where one after the other is done.
  private let stays: [StayRequest]?
  /// The stays that nothing was done with yet.
  private lazy var waiting = Dictionary(members.map { ($0.id, $0) }) { first, _ in first }
  private unowned let tables: StayTables

  private(set) lazy var settings = Result { try tables.settings.settings() }
  private(set) lazy var rules = Result { try tables.named.rules() }
  private(set) lazy var book = Result { try tables.rates.book() }
  private(set) lazy var taxes = Result { try tables.taxes.taxes() }
  private(set) lazy var policies = Result { try tables.writer.policies.policies(of: members.map(\.policy)) }
  private(set) lazy var agreements = Result {
    try AgreedSteps(of: members.compactMap(\.id), in: tables.journal.store)
  }
  private(set) lazy var sites = Result {
    let sites = try tables.availability.sites.all()
    return Dictionary(sites.map { ($0.siteNumber, $0) }) { first, _ in first }
  }

  /// The nights that are taken from today on, as far as a gap beside one of the stays may reach; nil where each changes them for the next.
  private(set) lazy var taken = Result { () -> TakenNights? in
    guard let stays else { return nil }
    let (today, reach) = (tables.journal.clock.today, RuleTerms.longestGap)
    let first = stays.map(\.arrival).min()?.advanced(by: -reach) ?? today
    let end = stays.map { $0.arrival.advanced(by: $0.numberOfNights) }.max()?.advanced(by: reach) ?? first
    return try tables.availability.nights.taken(from: max(today, first), before: end, where: "1 = 1")
  }

  init(of members: [Reservation], becoming stays: [StayRequest]?, _ tables: StayTables) {
    (self.members, self.stays, self.tables) = (members, stays, tables)
  }

  /// A stay as it was read, for the one time that something is done with it; nil for any other. A look that is put off leaves it.
  func untouched(_ id: ReservationID) -> Reservation? {
    guard stays == nil, let stay = waiting[id] else { return nil }
    if !tables.journal.store.isForeseeing { waiting[id] = nil }
    return stay
  }

  /// Has the reads of other prices travel to a server together.
  func expect() {
    let reads: [(GroupReads) throws -> Void] = [
      { _ = try $0.sites.get() }, { _ = try $0.book.get() }, { _ = try $0.taxes.get() }, { _ = try $0.policies.get() },
      { _ = try $0.agreements.get() },
      { if let stays = $0.stays, zip($0.members, stays).contains(where: { $0.stay != $1 }) { _ = try $0.taken.get() } },
    ]
    // A look that lacks its answer is not to be the command's own.
    tables.journal.store.expect(
      reads.map { read in
        { [members, stays, tables] in try read(GroupReads(of: members, becoming: stays, tables)) }
      })
  }
}

/// The things that are looked up for a stay: those that were read for its whole group, or its own.
extension StayProcedure {
  func site(_ number: SiteNumber) throws -> CampSite? {
    try tables.group?.sites.get()[number] ?? sites.getCampSite(number)
  }

  func siteTypes() throws -> [SiteNumber: Slug] {
    try tables.group?.sites.get().mapValues(\.type) ?? availability.sites.types()
  }

  func campgroundSettings() throws -> CampgroundSettings { try tables.group?.settings.get() ?? settings.settings() }

  func namedRules() throws -> [NamedRule] { try tables.group?.rules.get() ?? named.rules() }

  func rateBook() throws -> RateBook { try tables.group?.book.get() ?? rates.book() }

  func presentTaxes() throws -> [Tax] { try tables.group?.taxes.get() ?? taxes.taxes() }

  func policy(of reservation: Reservation) throws -> Policy {
    try tables.group?.policies.get()[reservation.policy] ?? writer.policies.policy(reservation.policy)
  }

  func agreedRates(of reservation: Reservation) throws -> AgreedRates {
    let ids = [reservation.id].compactMap(\.self)
    return try AgreedRates(
      of: reservation, by: tables.group?.agreements.get() ?? AgreedSteps(of: ids, in: journal.store))
  }
}
