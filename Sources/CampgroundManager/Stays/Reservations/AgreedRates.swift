import Persistence

/// The rates by which the nights of a reservation were agreed, with the campground's extras of that day (domain rule
/// R10).
///
/// The journal has them: it keeps every rate and all settings that ever were, and the entry that first had each night or
/// repriced it. A night of which it tells nothing keeps its price.
struct AgreedRates {
  /// The entry of each night's agreement.
  private(set) var entries: [Day: EntryID] = [:]
  /// The site of each night as it was agreed: a moved night keeps its price (R12).
  private(set) var sites: [Day: SiteNumber] = [:]
  /// The parties that it had, each with the time from which on.
  private var parties: [(at: Int, party: Party)] = []
  /// The rates as they were after each of these entries.
  private(set) var books: [EntryID: RateBook] = [:]

  init(of reservation: Reservation, by steps: AgreedSteps) throws {
    guard let id = reservation.id else { return }
    for step in steps.stays[id.rawValue] ?? [] {
      guard let after = try? step.after.map(ReservationTable.image) else { continue }
      parties.append((step.at, after.party))
      let prices = try step.before.map { Self.prices(try ReservationTable.image($0)) } ?? [:]
      let known = (entries: entries, sites: sites)
      (entries, sites) = ([:], [:])
      for night in after.nights {
        let isAnew = Self.repricing.contains(step.command) && prices[night.night] != night.price?.undiscounted
        entries[night.night] = isAnew ? step.entry : known.entries[night.night] ?? step.entry
        sites[night.night] = isAnew ? night.site : known.sites[night.night] ?? night.site
      }
    }
    for entry in Set(entries.values) { books[entry] = try Self.book(after: entry, steps.rates, steps.settings) }
  }

  /// The party that slept a night.
  func party(of night: Day, _ clock: CampgroundClock) -> Party? {
    parties.last { clock.moment(at: $0.at).day <= night }?.party
  }

  /// The commands that may agree on another price for a night that is held.
  private static let repricing: Set<String> = ["reprice", "move", "swap"]

  /// The prices of the nights before discounts, which agree on no rate.
  private static func prices(_ reservation: Reservation) -> [Day: NightPrice?] {
    Dictionary(reservation.nights.map { ($0.night, $0.price?.undiscounted) }) { first, _ in first }
  }

  private static func book(
    after entry: EntryID, _ steps: [JournalStep], _ settings: [JournalStep]
  ) throws -> RateBook {
    var rates: [Int64: Rate] = [:]
    for step in steps where step.entry <= entry { rates[step.number] = try step.after.map(RateTable.image) }
    let money = try settings.last { $0.entry <= entry }?.after.map(CampgroundSettings.read(image:))?.money
    return RateBook(Array(rates.values), money?.party)
  }
}

/// The steps of the journal by which the rates of stays are known.
struct AgreedSteps {
  /// The steps of each stay, by its number.
  let stays: [Int64: [JournalStep]]
  let rates: [JournalStep]
  let settings: [JournalStep]

  init(of ids: [ReservationID], in store: Store) throws {
    let log = JournalTable(store: store)
    store.expect([
      { _ = try log.history(of: Rate.kind) }, { _ = try log.history(of: CampgroundSettings.kind) },
    ])
    stays = Dictionary(grouping: try log.history(of: Reservation.kind, among: ids.map(\.rawValue)), by: \.number)
    (rates, settings) = (try log.history(of: Rate.kind), try log.history(of: CampgroundSettings.kind))
  }
}

extension NightPrice {
  /// The price alone: what discounts and taxes make of it, and what it has become, agree on no rate.
  fileprivate var undiscounted: NightPrice {
    NightPrice(amount: amount, rate: rate, extras: extras)
  }
}
