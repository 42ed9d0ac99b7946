import Persistence

/// Keeps the waitlist, and finds the offers that can be made (domain rule R21).
public final class WaitlistService {
  let journal: Journal
  let table: WaitlistTable
  let reservations: ReservationService
  let campers: CamperTable
  private let nights: NightTally

  init(journal: Journal, reservations: ReservationService, nights: NightTally) {
    self.journal = journal
    self.reservations = reservations
    self.nights = nights
    table = WaitlistTable(store: journal.store, clock: journal.clock)
    campers = CamperTable(store: journal.store)
  }

  /// The entry that the reference names, as it is today; throws ``CampingError`` when there is none.
  public func find(_ reference: WaitlistReference) throws -> WaitlistEntry {
    if let id = try reference.id(), let entry = try table.entry(id) { return seen(entry) }
    throw CampingError(.notFound, [.reference(.notFound(.waitlistEntry, reference.text, field: WaitlistID.field))])
  }

  /// The waiting entries, in the order in which they came, each with the sites that could be offered now.
  public func listWaiting() throws -> [Waiting] {
    try journal.store.read { try waiting(on: sites(), among: nil, NightChange()) }
  }

  /// The entries that could be offered one of the nights which the request under way has freed, by whatever it wrote.
  ///
  /// After a dry run the nights count as free, though nothing was kept.
  package func matches() throws -> [Waiting] {
    try matches(of: nights.change, isRehearsal: nights.isRehearsal)
  }

  func matches(of change: NightChange, isRehearsal: Bool) throws -> [Waiting] {
    if change.freed.isEmpty || nights.isWaitedFor == false { return [] }
    expectMatches()
    return try waiting(among: change.freed, isRehearsal ? change : NightChange())
  }

  /// The entries of others that could have been offered one of the nights which a write has taken for a camper.
  package func passedOver<Thing>(by written: WriteResult<Thing>, for camper: CamperID) throws -> [Waiting] {
    if nights.isWaitedFor == false { return [] }
    expectMatches()
    guard try isWaitedFor else { return [] }
    let change = try NightChange(written.changes)
    return try waiting(among: change.taken, change.reversed).filter { $0.camper.id != camper }
  }

  /// True when anybody waits.
  package var isWaitedFor: Bool {
    get throws { try journal.store.ifAny { try table.hasWaiting() } }
  }

  /// The entries that could be offered one of some nights, after a change that the store does not have.
  private func waiting(among nights: Set<Night>, _ change: NightChange) throws -> [Waiting] {
    if nights.isEmpty { return [] }
    let numbers = Set(nights.map(\.site))
    return try journal.store.read {
      let sites = try sites().filter { numbers.contains($0.siteNumber) }
      return try waiting(on: sites, among: nights, change)
    }
  }

  /// Expects the reads of matches; where it is known that nobody waits, none is made, as a line of a batch would go through all sites.
  func expectMatches() {
    let reads: [() throws -> Void] = [
      { _ = try self.sites() }, { _ = try self.table.unsettled() }, { _ = try self.rules() },
      { _ = try self.reservations.availability.overdueSites() },
    ]
    journal.store.expect(reads.map { read in { if (try? self.table.hasWaiting()) != false { try read() } } })
  }

  /// The entry with the sites that could be offered to it.
  package func matched(_ entry: WaitlistEntry) throws -> Waiting {
    try journal.store.read {
      let matcher = try matcher(on: sites(), for: [entry], NightChange())
      return try waiting([entry], matcher)[0]
    }
  }

  private func waiting(on sites: [CampSite], among: Set<Night>?, _ change: NightChange) throws -> [Waiting] {
    let entries = try table.unsettled().map(seen).filter { $0.status == .waiting }
    if entries.isEmpty { return [] }
    var matcher = try matcher(on: sites, for: entries, change)
    matcher.among = among
    return try waiting(entries, matcher)
  }

  /// The entries with the sites that could be offered; among some nights only those that have such sites.
  private func waiting(_ entries: [WaitlistEntry], _ matcher: WaitlistMatcher) throws -> [Waiting] {
    let matched = entries.map { entry in
      (entry: entry, sites: entry.status == .waiting ? matcher.matches(for: entry).map(\.site.siteNumber) : [])
    }.filter { matcher.among == nil || !$0.sites.isEmpty }
    let campers = try campers.campers(matched.map(\.entry.camper))
    return try matched.map { entry, sites in
      guard let camper = campers[entry.camper] else {
        throw StoreError.corrupt("\(entry.id) waits for camper \(entry.camper), who does not exist")
      }
      return Waiting(entry: entry, camper: camper, matches: sites)
    }
  }

  /// The matcher of some sites for all days that the entries wish for, after a change.
  func matcher(on sites: [CampSite], for entries: [WaitlistEntry], _ change: NightChange) throws -> WaitlistMatcher {
    let today = journal.clock.today
    let first = max(today, entries.map(\.wish.arrive).min() ?? today)
    let end = entries.map(\.wish.end).max() ?? today
    let rules = try rules()
    let reach = rules.named.compactMap(\.terms.minGap).max()
    let nights = try reservations.reservations.nights.taken(
      from: max(today, first.advanced(by: -(reach ?? 0))), before: end.advanced(by: reach ?? 0), where: "1 = 1")
    var taken = Dictionary(uniqueKeysWithValues: sites.map { ($0.siteNumber, nights.days(on: $0)) })
    for site in try reservations.availability.overdueSites() { taken[site]?.insert(today) }
    for night in change.freed { taken[night.site]?.remove(night.night) }
    for night in change.taken { taken[night.site]?.insert(night.night) }
    return WaitlistMatcher(
      sites: sites, taken: taken, rules: rules, gaps: reach.map { _ in GapJudge(rules: rules, taken: nights) })
  }

  func rules() throws -> StayRules {
    StayRules(
      settings: try reservations.settings.settings(), named: try reservations.named.rules(), today: journal.clock.today)
  }

  func sites() throws -> [CampSite] {
    try reservations.sites.listCampSites()
  }

  /// The entry as it is today: one whose days have gone by has fallen off the list.
  private func seen(_ entry: WaitlistEntry) -> WaitlistEntry {
    guard entry.status == .waiting, entry.wish.isPast(on: journal.clock.today) else { return entry }
    var past = entry
    past.status = .past
    return past
  }
}
