import Persistence

/// Checks that each reservation's nights belong to its stay, and that its account is charged their price.
struct ReservationCheck: StoreCheck {
  let store: Store
  private let nights: NightTable

  init(store: Store) {
    self.store = store
    // A hold that has lapsed makes no difference here: until it is swept away, its rows stand.
    nights = NightTable(store: store, clock: .system)
  }

  var looks: [Look] { [judgeStays, lookForExtras] }

  private func judgeStays(_ found: inout Checkup) throws {
    var known = KnownTaxes()
    try Slices.forEach(in: store, .large, slice: slice) { stay in
      try found.inspect(stay.id.description) { found in
        stay.judgeNights(&found)
        try stay.judgeAccount(&known, &found)
      }
    }
  }

  /// Reports extras that nobody reads, because the night has no price.
  private var lookForExtras: Look {
    each(
      """
      SELECT reservation, night FROM night
      WHERE reservation IS NOT NULL AND price IS NULL AND extra_adults + extra_children + extra_vehicles + extra_pets <> 0
      UNION ALL SELECT reservation, night FROM displaced_night
      WHERE price IS NULL AND extra_adults + extra_children + extra_vehicles + extra_pets <> 0
      """
    ) { .mismatch(.extrasWithoutPrice(try $0[0], try $0[1])) }
  }

  private func slice(after last: CheckedStay?, limit: Int) throws -> [CheckedStay] {
    var stays = try store.rows(
      """
      SELECT id, status, arrival, departure, taxes, terms FROM reservation WHERE id > \(last?.id.rawValue ?? 0)
      ORDER BY id LIMIT \(limit)
      """
    ) { row in
      let (arrival, departure): (Day, Day) = (try row[2], try row[3])
      return try CheckedStay(
        id: row[0], status: row[1], days: arrival..<max(arrival, departure), taxes: row[4], terms: row[5])
    }
    let ids = stays.map(\.id)
    guard let first = ids.first, let end = ids.last else { return [] }
    store.expect([{ _ = try nights.nights(of: ids) }, { _ = try self.accounts(from: first, to: end) }])
    let (held, accounts) = (try nights.nights(of: ids), try accounts(from: first, to: end))
    for place in stays.indices {
      stays[place].nights = held[ids[place]] ?? []
      stays[place].account = accounts[ids[place]] ?? CheckedAccount()
    }
    return stays
  }

  /// The accounts that have entries, by reservation.
  private func accounts(from first: ReservationID, to last: ReservationID) throws -> [ReservationID: CheckedAccount] {
    var accounts: [ReservationID: CheckedAccount] = [:]
    try store.forEach(
      """
      SELECT reservation, item, name, sum(CASE WHEN \(LedgerTable.isCharged) THEN amount ELSE 0 END),
        sum(\(LedgerTable.paid))
      FROM ledger WHERE reservation >= \(first) AND reservation <= \(last) GROUP BY reservation, item, name
      """
    ) { row in
      let (item, charged, paid) = try (row[1] as String, MinorUnits.stored(row[3]), MinorUnits.stored(row[4]))
      guard let item = LedgerEntry.Item(rawValue: item) else { throw StoreError.corrupt("a line of no known item") }
      let line = LedgerLine(item: item, name: try row[2], amount: charged)
      try accounts[try row[0], default: CheckedAccount()].add(line, paid: paid)
    }
    return accounts
  }
}

/// The taxes that were read last: most reservations have those of the one before.
private struct KnownTaxes {
  private var text: String?
  private var rules: [TaxRule] = []

  mutating func rules(_ text: String?) throws -> [TaxRule] {
    if text != self.text { (rules, self.text) = (try [TaxRule](listText: text), text) }
    return rules
  }
}

/// The sums of a reservation's account.
private struct CheckedAccount {
  /// The charges of each line, without those that sum to 0.
  private(set) var lines: [LedgerLine] = []
  private(set) var paid = 0
  private var charged = 0

  /// Throws for sums that no account may have.
  mutating func add(_ line: LedgerLine, paid amount: Int) throws {
    if line.amount != 0 { lines.append(line) }
    charged = try MinorUnits.stored(charged + line.amount)
    paid = try MinorUnits.stored(paid + amount)
  }
}

/// A reservation with the columns that are judged.
private struct CheckedStay {
  let id: ReservationID
  let status: ReservationStatus
  /// The days from arrival up to departure; none when a damaged row has the two in another order.
  let days: Range<Day>
  /// The taxes as the row has them.
  let taxes: String?
  /// The terms that people have agreed on, as the row has them.
  let terms: String?
  var nights: [Night] = []
  var account = CheckedAccount()

  func judgeNights(_ found: inout Checkup) {
    var seen: Set<Day> = []
    for night in nights {
      if !days.contains(night.night) { found.add(.mismatch(.nightOutsideStay(id, night.night, night.site))) }
      if !seen.insert(night.night).inserted { found.add(.mismatch(.nightHeldTwice(id, night.night))) }
    }
    if let night = nights.first, [.cancelled, .expired].contains(status) {
      found.add(.mismatch(.nightKept(id, status, night.night, night.site)))
    }
  }

  /// Checks that nights, extras, taxes and fees are as agreed, and that only stays that did not come about have a
  /// penalty.
  func judgeAccount(_ known: inout KnownTaxes, _ found: inout Checkup) throws {
    let discounts = try terms.map(AgreedTerms.read(image:))?.discounts ?? []
    let price = StayPrice(nights: nights.map(\.price), taxes: try known.rules(taxes), discounts: discounts)
    let agreed = try price.lines
    let differences = Ledger.differences(from: agreed, to: account.lines.filter { !$0.item.isApart })
    for line in price.isDividedOtherwise(differences) ? [] : differences {
      let charged = charged(line)
      found.add(
        .mismatch(.accountDiffers(id, line.item, line: line.name, charged: charged, agreed: charged - line.amount)))
    }
    let mayPay = [.cancelled, .noShow, .checkedOut].contains(status)
    for line in account.lines where line.item == .penalties && (!mayPay || line.amount < 0) {
      found.add(.mismatch(.penaltyWithoutReason(id, status, line.item, line: line.name, charged: line.amount)))
    }
    if account.paid < 0 { found.add(.mismatch(.moreRefundedThanPaid(id))) }
  }

  private func charged(_ line: LedgerLine) -> Int {
    account.lines.first { $0.item == line.item && $0.name == line.name }?.amount ?? 0
  }
}

extension StayPrice {
  /// True for lines whose prices are divided into themselves and the taxes that they include in another way, with the same
  /// sum: version 0.9.0 took all of these out of the nights.
  fileprivate func isDividedOtherwise(_ differences: [LedgerLine]) -> Bool {
    let included = taxes.filter(\.isIncluded).map(\.name)
    let isDivided = differences.allSatisfy {
      [.nights, .extras, .fees].contains($0.item) || $0.item == .taxes && included.contains($0.name)
    }
    return !included.isEmpty && isDivided && differences.sum == 0
  }
}
