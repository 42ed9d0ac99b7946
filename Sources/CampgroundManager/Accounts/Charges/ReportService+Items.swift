import Persistence

/// The items that were sold and charged in some days.
public typealias ItemReport = GroupedReport<ChargedItem, ItemAmounts, Void>

/// A charge or a sale of an item, or an entry that takes it back.
public struct ChargedItem: Sendable {
  let entry: LedgerEntry
  /// The number of items, below 0 where they are taken back.
  let count: ItemCount
  /// The site of the reservation; nil for a sale over the counter.
  let site: SiteNumber?
}

/// The keys of a report of items.
extension ReportKey where Part == ChargedItem {
  public static var item: Self { Self("item") { .name($0.entry.name) } }

  public static var month: Self { Self("month", as: .month) { .days($0.entry.day.month) } }

  /// The site of the reservation; absent for sales over the counter.
  public static var site: Self { Self("site", absent: "no site") { $0.site.map(ReportValue.site) ?? .absent } }
}

/// The number of items, and their price in minor units.
public struct ItemAmounts: Hashable, Sendable, AddableAmounts {
  public private(set) var sold = ItemCount.zero
  /// The price, without discounts and taxes.
  public private(set) var amount = 0

  package static let amounts: [ReportAmount<Self>] = [.quantity("sold") { $0.sold }, .money("amount", \.amount)]

  package mutating func add(_ others: ItemAmounts) throws(CampingError) {
    sold = ItemCount(thousandths: sold.thousandths + others.sold.thousandths)
    amount = try MinorUnits.sum([amount, others.amount], field: "amount")
  }

  /// Adds an item; throws ``CampingError`` when the sum exceeds the largest amount.
  fileprivate mutating func add(_ item: ChargedItem) throws(CampingError) {
    sold = ItemCount(thousandths: sold.thousandths + item.count.thousandths)
    amount = try MinorUnits.sum([amount, item.entry.amount], field: "amount")
  }
}

extension ReportService {
  /// The items that were sold and charged, by default this year, less those that were taken back; each on the day of its
  /// entry.
  public func items(
    _ days: ReportDays = ReportDays(), by keys: [ReportKey<ChargedItem>] = [.item]
  ) throws -> ItemReport {
    let days = try days.days(today: clock.today, or: .year)
    return try report(days, by: keys, from: ItemAmounts()) { add in
      try forEachMonth(of: days) { month in
        for item in try chargedItems(on: month) { try add(item) { try $0.add(item) } }
      }
    }
    .leavingOut(ItemAmounts())
  }

  private static let columns = LedgerEntry.columns(of: "ledger")

  private func chargedItems(on days: ClosedRange<Day>) throws -> [ChargedItem] {
    try store.rows(
      """
      SELECT \(Self.columns), site.number FROM ledger
        LEFT JOIN reservation AS r ON r.id = ledger.reservation LEFT JOIN camp_site AS site ON site.id = r.site
      WHERE ledger.day >= \(days.lowerBound) AND ledger.day <= \(days.upperBound) AND ledger.item = 'other'
        AND ledger.name <> '' AND \(RevenueTable(store: store, clock: clock).isStanding)
      ORDER BY ledger.id
      """
    ) { row in
      var place = 0
      let entry = try LedgerEntry.read(row, at: &place)
      return (entry: entry, site: try row[place] as SiteNumber?)
    }
    .map { ChargedItem(entry: $0.entry, count: try count(of: $0.entry), site: $0.site) }
  }

  /// The number of items of an entry; a refund of a sale by its amount takes back none, or all once nothing is left of
  /// their price.
  private func count(of entry: LedgerEntry) throws -> ItemCount {
    guard let id = entry.sale, let sale = try LedgerTable(store: store).sale(id) else { return entry.items.count }
    func left(_ entries: [LedgerEntry]) -> Int { ChargedLines(in: entries, named: entry.name, []).count.thousandths }
    let before = sale.entries.filter { $0.id < entry.id }
    return ItemCount(thousandths: left(before + [entry]) - left(before))
  }
}
