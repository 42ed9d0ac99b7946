import Persistence

/// Reads the revenue of the nights that are held, and the ledger's other charges and receipts.
///
/// A hold past its expiry earns nothing (domain rule R13).
struct RevenueTable {
  let store: Store
  let clock: CampgroundClock
  private let nights: NightTable

  init(store: Store, clock: CampgroundClock) {
    self.store = store
    self.clock = clock
    nights = NightTable(store: store, clock: clock)
  }

  private var lapsed: SQL {
    "(SELECT id FROM reservation WHERE status = 'held' AND hold_expires <= \(clock.now.seconds))"
  }

  /// Calls the body with the entries of some days, in order, some months at a time.
  func forEachMonth(of days: ClosedRange<Day>, _ body: ([BookEntry]) throws -> Void) throws {
    try BookMonths(store: store).forEach(of: days) { some in
      store.expect([{ _ = try self.entries(on: some) }])
      try body((earned(on: some) + entries(on: some)).sorted())
    }
  }

  /// A stay with all its nights and taxes.
  struct PricedStay {
    let id: ReservationID
    let nights: [Night]
    let taxes: [TaxRule]
    let discounts: [AgreedDiscount]
    let source: String?
  }

  /// The stays that hold a priced night of some days; each is read whole, because its taxes are spread over all of it.
  func stays(on days: ClosedRange<Day>) throws -> [PricedStay] {
    let stays = try store.ifAny {
      try store.rows(
        """
        SELECT id, taxes, terms, source FROM reservation WHERE id NOT IN \(lapsed) AND id IN (
          SELECT night.reservation FROM camp_site AS site CROSS JOIN night WHERE night.site = site.id
            AND night.night >= \(days.lowerBound) AND night.night <= \(days.upperBound)
            AND night.price IS NOT NULL)
        """
      ) { row in
        (
          id: try row[0] as ReservationID, taxes: try row[1] as String?, terms: try row[2] as String?,
          source: try row[3] as String?
        )
      }
    }
    let held = try nights.nights(of: stays.map(\.id))
    var known: [String: [TaxRule]] = [:]
    return try stays.map { stay in
      let text = stay.taxes ?? ""
      let taxes = try known[text] ?? [TaxRule](listText: stay.taxes)
      known[text] = taxes
      let terms = try stay.terms.map(AgreedTerms.read(image:))
      return PricedStay(
        id: stay.id, nights: held[stay.id] ?? [], taxes: taxes, discounts: terms?.discounts ?? [], source: stay.source)
    }
  }

  /// The revenue of the nights of some days.
  private func earned(on days: ClosedRange<Day>) throws -> [BookEntry] {
    try stays(on: days).flatMap { stay in
      Self.entries(of: stay).filter { days.contains($0.day) }
    }
  }

  private static func entries(of stay: PricedStay) -> [BookEntry] {
    let price = StayPrice(nights: stay.nights.map(\.price), taxes: stay.taxes, discounts: stay.discounts)
    return zip(stay.nights, price.shares).filter { !$1.isEmpty }.map { night, lines in
      BookEntry(day: night.night, reservation: stay.id, site: night.site, source: stay.source, lines: lines)
    }
  }

  /// A condition on `ledger`, true for entries that no night earns.
  private var isApart: SQL {
    "(ledger.item IN ('money', 'security') OR ledger.item IN (\(Self.corrections)) AND \(isStanding))"
  }
  private static let corrections = SQL.joined(
    (AccountItem.allCases.filter(\.isApart) + [.writeOffs]).map { "\($0.rawValue)" }, by: ", ")
  /// A condition on `ledger`, false for a charge for a hold past its expiry.
  var isStanding: SQL { "(ledger.reservation IS NULL OR ledger.reservation NOT IN \(lapsed))" }
  /// An expression on `ledger`, above 0 for money received, below for money paid out.
  private static let amount: SQL = "(CASE ledger.kind WHEN 'refund' THEN -ledger.amount ELSE ledger.amount END)"

  private func entries(on days: ClosedRange<Day>) throws -> [BookEntry] {
    try store.ifAny {
      try store.rows(
        """
        SELECT ledger.id, ledger.reservation, ledger.day, ledger.item, ledger.name, \(Self.amount), ledger.method,
          site.number, ledger.kind, r.source
        FROM ledger LEFT JOIN reservation AS r ON r.id = ledger.reservation
          LEFT JOIN camp_site AS site ON site.id = r.site
        WHERE ledger.day >= \(days.lowerBound) AND ledger.day <= \(days.upperBound) AND ledger.amount <> 0 AND \(isApart)
        """
      ) { row in
        let line = try LedgerLine(item: Self.item(row[3]), name: row[4], amount: MinorUnits.stored(row[5]))
        return try BookEntry(
          day: row[2], reservation: row[1], site: row[7], source: row[9], entry: row[0], kind: row[8], method: row[6],
          lines: [line])
      }
    }
  }

  private static func item(_ text: String) throws -> LedgerEntry.Item {
    guard let item = LedgerEntry.Item(rawValue: text) else { throw StoreError.corrupt("a line of no known item") }
    return item
  }

  /// The sums of all accounts, whenever they are earned.
  func accounts() throws -> RevenueAmounts {
    var amounts = RevenueAmounts()
    // In two parts: the engine refuses a sum that is too large for it, and reports that like a fault.
    try store.forEach(
      """
      SELECT item, sum(\(Self.amount) / 1000000000), sum(\(Self.amount) % 1000000000) FROM ledger
      WHERE item IN ('money', 'security') OR \(isStanding) GROUP BY item
      """
    ) { row in
      let (billions, rest): (Int, Int) = (try row[1], try row[2])
      let (whole, isTooLarge) = billions.multipliedReportingOverflow(by: 1_000_000_000)
      try amounts.add(isTooLarge ? .max : whole, to: Self.item(row[0]))
      try amounts.add(rest, to: Self.item(row[0]))
    }
    return amounts
  }
}
