import JSONText
import Persistence

/// Reads the overrides of rules and limits, which the journal has in the requests of commands (domain rule R16).
struct OverrideDecisions {
  private let clock: CampgroundClock
  private let store: Store
  private let log: JournalTable
  /// The number of entries that are read at once.
  private static let slice = 100

  init(store: Store, clock: CampgroundClock) {
    self.clock = clock
    self.store = store
    log = JournalTable(store: store)
  }

  /// Calls the body with the overrides of some days that were not undone, the newest first.
  func forEach(in days: Range<Day>, _ body: (Decision) throws -> Void) throws {
    var last: EntryID?
    while true {
      let entries = try store.ifAny { try log.newest(Self.condition(days), before: last, limit: Self.slice) }
      let ids = entries.map(\.id)
      let (undoers, changes) = (try log.undoers(of: ids), try store.ifAny { try log.changes(of: ids) })
      for entry in entries where undoers[entry.id] == nil {
        let day = clock.moment(at: entry.seconds).day
        guard days.contains(day) else { continue }
        for reason in try reasons(of: entry) {
          let nights = nights(after: changes[entry.id] ?? [])
          try body(Decision(.override, on: day, because: reason, DecisionAmounts(nights: nights)))
        }
      }
      guard entries.count == Self.slice else { return }
      last = entries.last?.id
    }
  }

  /// The entries that may have been made on these days, wherever the campground is, and may have an override.
  private static func condition(_ days: Range<Day>) -> SQL {
    let (first, end) = (days.lowerBound.number - 1, days.upperBound.number + 1)
    return "at >= \(first * 86_400) AND at < \(end * 86_400) AND request LIKE '%\"override%'"
  }

  /// The reasons of an entry, none twice.
  private func reasons(of entry: LogEntry) throws -> [String] {
    let request = try JSONValue(stored: entry.request)
    var reasons: [String] = []
    for key in ["override", "overrideCapacity"] {
      if let reason = request[key]?.string, !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons
  }

  /// The number of nights of an entry's reservations after its changes.
  private func nights(after changes: [JournalChange]) -> Int {
    var nights: [Int64: Int] = [:]
    for change in changes where change.kind == Reservation.kind {
      // An unreadable image has no nights to count.
      nights[change.number] = (try? change.after.map(ReservationTable.image))?.nights.count ?? 0
    }
    return nights.values.reduce(0, +)
  }
}
