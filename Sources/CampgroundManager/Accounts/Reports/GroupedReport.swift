import Persistence

/// A report: a row for each value of its keys, and the total of all parts, as of one moment.
///
/// `Supplement` has the sums that stand beside the rows; most reports have none.
public struct GroupedReport<Part, Amounts: Hashable & Sendable, Supplement: Sendable>: Sendable {
  /// The amounts of one part of the report.
  public struct GroupedRow: Sendable {
    /// The values of the report's keys, in their order.
    public let key: [ReportValue]
    public internal(set) var amounts: Amounts
  }

  public let days: Range<Day>
  public let currency: Currency
  /// The keys, in the order in which rows are sorted; without any, there is one row.
  public let keys: [ReportKey<Part>]
  /// The rows in order.
  public internal(set) var rows: [GroupedRow]
  public let total: Amounts
  public let supplement: Supplement

  /// The same without the rows that are 0 in everything.
  func leavingOut(_ nothing: Amounts) -> Self {
    var report = self
    report.rows.removeAll { $0.amounts == nothing }
    return report
  }
}

/// Reports the sums of a period: money, taxes, decisions, stays and nights.
///
/// A report has a row for each value of the keys that are requested, in their order, and is as of one moment. Each throws
/// ``CampingError`` when its days are none, and when a sum exceeds the largest amount.
public final class ReportService {
  let store: Store
  let clock: CampgroundClock
  let reservations: ReservationService

  init(journal: Journal, reservations: ReservationService) {
    (store, clock) = (journal.store, journal.clock)
    self.reservations = reservations
  }

  /// Adds a part to its row and to the total by a closure that changes the amounts of each.
  typealias Adding<Part, Amounts> = (_ part: Part, _ add: (inout Amounts) throws -> Void) throws -> Void

  /// Makes a report; the body hands out each part of what it sums up, and returns the sums beside the rows.
  func report<Part, Amounts, Supplement>(
    _ days: Range<Day>, by keys: [ReportKey<Part>], from empty: Amounts,
    _ body: (Adding<Part, Amounts>) throws -> Supplement
  ) throws -> GroupedReport<Part, Amounts, Supplement> {
    try store.read {
      var (rows, total): ([[ReportValue]: Amounts], Amounts) = ([:], empty)
      let supplement = try body { part, add in
        let key = keys.compactMap { $0.value(part)?.clamped(to: days) }
        if key.count == keys.count { try add(&rows[key, default: empty]) }
        try add(&total)
      }
      return GroupedReport(
        days: days, currency: try SettingsTable(store: store).settings().currency, keys: keys,
        rows: rows.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { .init(key: $0.key, amounts: $0.value) },
        total: total, supplement: supplement)
    }
  }
}
