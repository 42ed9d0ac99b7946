import Persistence

@testable import CampgroundManager

/// The holders of nights and the states of each reservation and block, from a day on, as reads show them.
struct StoreState: Equatable {
  /// A reservation's own row, or a block's.
  struct Row: Equatable {
    /// The status; nil for a block.
    let status: ReservationStatus?
    let site: String
    let arrival: Day
    let departure: Day
    /// The total of its account, the money paid, and what will never be paid, in cents.
    let total: Int
    let paid: Int
    let writtenOff: Int
    let security: Int
  }

  let first: Day
  private(set) var holders: [String: String] = [:]
  private(set) var rows: [String: Row] = [:]
  /// The nights that each block has taken, as `r-1 on 2027-07-04`.
  private(set) var displaced: [String: Set<String>] = [:]
  /// The state of each waitlist entry, and its last offer.
  private(set) var waits: [String: String] = [:]
  /// The nights and the shortest stay of each rule.
  private(set) var rules: [String: String] = [:]

  /// Reads the rows alone; nights before `first` are left out.
  init(of camp: Campground, from first: Day = .earliest) throws {
    self.first = first
    let now = camp.clock.now.seconds
    let isLapsed: SQL = "r.status = 'held' AND r.hold_expires <= \(now)"
    try readRows(camp.store, isLapsed)
    try readWaits(camp.store, isLapsed)
    try camp.store.forEach("SELECT name, from_day, before_day, min_nights FROM stay_rule") {
      rules[try $0[0]] = "\(try $0[1] as Day) to \(try $0[2] as Day), \(try $0[3] as Int)"
    }
    try camp.store.forEach(
      """
      SELECT site.number, night.night, coalesce('r-' || night.reservation, 'b-' || night.block)
      FROM night JOIN camp_site AS site ON site.id = night.site LEFT JOIN reservation AS r ON r.id = night.reservation
        LEFT JOIN block AS b ON b.id = night.block
      WHERE coalesce(r.departure, b.departure) >= \(first) AND (\(isLapsed)) IS NOT TRUE
      """
    ) { holders["\(try $0[1] as Day) on \(try $0[0] as String)"] = try $0[2] }
  }

  private mutating func readRows(_ store: Store, _ isLapsed: SQL) throws {
    try store.forEach(
      """
      SELECT 'r-' || r.id, CASE WHEN \(isLapsed) THEN 'expired' ELSE r.status END, site.number, r.arrival, r.departure,
        CASE WHEN \(isLapsed) THEN 0
          ELSE (SELECT coalesce(sum(amount), 0) FROM ledger WHERE reservation = r.id AND item NOT IN ('money', 'security', 'write-offs')) END,
        (SELECT coalesce(sum(CASE kind WHEN 'refund' THEN -amount ELSE amount END), 0) FROM ledger
          WHERE reservation = r.id AND item = 'money'),
        CASE WHEN \(isLapsed) THEN 0
          ELSE (SELECT coalesce(sum(amount), 0) FROM ledger WHERE reservation = r.id AND item = 'write-offs') END,
        (SELECT coalesce(sum(amount), 0) FROM ledger WHERE reservation = r.id AND item = 'security')
      FROM reservation AS r JOIN camp_site AS site ON site.id = r.site WHERE r.departure >= \(first)
      UNION ALL SELECT 'b-' || b.id, NULL, site.number, b.arrival, b.departure, 0, 0, 0, 0
      FROM block AS b JOIN camp_site AS site ON site.id = b.site WHERE b.departure >= \(first)
      """
    ) { row in
      rows[try row[0]] = try Row(
        status: row[1], site: row[2], arrival: row[3], departure: row[4], total: row[5], paid: row[6],
        writtenOff: row[7], security: row[8])
    }
    try store.forEach(
      """
      SELECT 'b-' || block, 'r-' || reservation, night FROM displaced_night AS d JOIN block AS b ON b.id = d.block
      WHERE b.departure >= \(first)
      """
    ) { displaced[try $0[0], default: []].insert("\(try $0[1] as String) on \(try $0[2] as Day)") }
  }

  private mutating func readWaits(_ store: Store, _ isLapsed: SQL) throws {
    try store.forEach(
      """
      SELECT 'w-' || w.id, CASE WHEN w.status = 'offered' AND (r.status = 'expired' OR \(isLapsed)) THEN 'waiting'
        ELSE w.status END, coalesce('r-' || w.offer, '-')
      FROM waitlist AS w LEFT JOIN reservation AS r ON r.id = w.offer
      """
    ) { waits[try $0[0]] = "\(try $0[1] as String) \(try $0[2] as String)" }
  }

  /// The rows as they should be.
  init(of model: WalkModel, from first: Day) {
    self.first = first
    for (id, entry) in model.kept {
      guard let wait = entry.wait else { continue }
      waits[id] = "\(model.isOfferOver(entry) ? .waiting : wait.status) \(wait.offer ?? "-")"
    }
    for (name, rule) in model.rules {
      rules[name] = "\(rule.stay.lowerBound) to \(rule.stay.upperBound), \(rule.least ?? 0)"
    }
    for (id, stored) in model.kept
    where stored.stay.upperBound >= first && stored.wait == nil && stored.least == nil {
      let thing = model.seen(stored)
      for spot in thing.spots { holders["\(spot.night) on \(spot.site)"] = id }
      let account =
        thing.status == stored.status ? model.account(of: id) : WalkModel.Account(ofLapsed: model.account(of: id))
      rows[id] = Row(
        status: thing.status, site: "\(thing.site)", arrival: thing.stay.lowerBound, departure: thing.stay.upperBound,
        total: account.total, paid: account.paid, writtenOff: account.writtenOff,
        security: account[.security])
      if !thing.displaced.isEmpty { displaced[id] = Set(thing.displaced.map { "\($0.value) on \($0.key)" }) }
    }
  }

  /// The differences between the two, for the person who has to explain them.
  func difference(from should: StoreState) -> String {
    func lines(_ state: StoreState) -> Set<String> {
      Set(
        state.holders.map { "\($0.value) has \($0.key)" } + state.rows.map { "\($0.key) is \($0.value)" }
          + state.displaced.map { "\($0.key) has taken \($0.value.sorted())" }
          + state.waits.map { "\($0.key) is \($0.value)" } + state.rules.map { "\($0.key) is of \($0.value)" })
    }
    let (found, wanted) = (lines(self), lines(should))
    return "there is \(found.subtracting(wanted).sorted()), and should be \(wanted.subtracting(found).sorted())"
  }
}

extension StoreState {
  /// Throws unless each party that is here or to come has each night from today up to departure that no block has
  /// taken, and no reservation has a night outside of the stay, or any after it was given up.
  ///
  /// `restored` are those that an undo has put back as they were before: a night that was a block's then may be
  /// nobody's now.
  func requireWhole(on today: Day, restored: Set<String>) throws {
    var nights: [String: Set<Day>] = [:]
    for (spot, id) in holders {
      guard let night = Day(String(spot.prefix(10))), nights[id, default: []].insert(night).inserted else {
        throw Astray("\(id) has \(spot), and the same night elsewhere")
      }
    }
    for id in nights.keys where rows[id] == nil { throw Astray("\(id) has nights and is not there") }
    let blocked = blockedNights(nights)
    for (id, row) in rows {
      let should = row.nights(from: today)
      let missing = should.needed.subtracting(nights[id] ?? []).filter { !blocked.contains("\(id) on \($0)") }
      guard missing.isEmpty || restored.contains(id), (nights[id] ?? []).isSubset(of: should.allowed) else {
        throw Astray("\(id), \(row), has \(nights[id] ?? [])")
      }
    }
  }

  /// The nights that blocks have taken from somebody and still hold.
  private func blockedNights(_ nights: [String: Set<Day>]) -> Set<String> {
    Set(
      displaced.flatMap { block, taken in
        taken.filter { loss in Day(String(loss.suffix(10))).map { nights[block]?.contains($0) ?? false } ?? false }
      })
  }
}

extension StoreState.Row {
  /// The nights that it must have, and those that it may have.
  fileprivate func nights(from today: Day) -> (needed: Set<Day>, allowed: Set<Day>) {
    let all = Set(arrival..<departure)
    switch status {
    case nil: return (all, all)
    case .held, .reserved, .checkedIn: return (all.filter { $0 >= today }, all)
    case .checkedOut: return ([], all)
    // Nights that were past when it was marked stay used.
    case .noShow: return ([], all.filter { $0 < today })
    case .cancelled, .expired, .invalid: return ([], [])
    }
  }
}
