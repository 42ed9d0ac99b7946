import Persistence

/// The rates by which the nights of a reservation were agreed (domain rule R10).
///
/// The journal has them: it keeps every rate that ever was, and the entry that first had each night or repriced it. A
/// night of which it tells nothing keeps its price.
struct AgreedRates {
  /// The entry of each night's agreement.
  private(set) var entries: [Day: EntryID] = [:]
  /// The site of each night as it was agreed: a moved night keeps its price (R12).
  private(set) var sites: [Day: SiteNumber] = [:]
  /// The rates as they were after each of these entries.
  private(set) var books: [EntryID: RateBook] = [:]

  init(of reservation: Reservation, in store: Store) throws {
    guard let id = reservation.id else { return }
    let log = JournalTable(store: store)
    store.expect([{ _ = try log.history(of: Rate.kind) }])
    for step in try log.history(of: Reservation.kind, id.rawValue) {
      guard let after = try? step.after.map(ReservationTable.image) else { continue }
      let prices = try step.before.map { Self.prices(try ReservationTable.image($0)) } ?? [:]
      let known = (entries: entries, sites: sites)
      (entries, sites) = ([:], [:])
      for night in after.nights {
        let isAnew = Self.repricing.contains(step.command) && prices[night.night] != night.price?.undiscounted
        entries[night.night] = isAnew ? step.entry : known.entries[night.night] ?? step.entry
        sites[night.night] = isAnew ? night.site : known.sites[night.night] ?? night.site
      }
    }
    let rates = try entries.isEmpty ? [] : log.history(of: Rate.kind)
    for entry in Set(entries.values) { books[entry] = try Self.book(after: entry, rates) }
  }

  /// The commands that may agree on another price for a night that is held.
  private static let repricing: Set<String> = ["reprice", "move", "swap"]

  /// The prices of the nights before discounts, which agree on no rate.
  private static func prices(_ reservation: Reservation) -> [Day: NightPrice?] {
    Dictionary(reservation.nights.map { ($0.night, $0.price?.undiscounted) }) { first, _ in first }
  }

  private static func book(after entry: EntryID, _ steps: [JournalStep]) throws -> RateBook {
    var rates: [Int64: Rate] = [:]
    for step in steps where step.entry <= entry { rates[step.number] = try step.after.map(RateTable.image) }
    return RateBook(Array(rates.values))
  }
}

extension NightPrice {
  fileprivate var undiscounted: NightPrice {
    var price = self
    price.discounts = []
    return price
  }
}
