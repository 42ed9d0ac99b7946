import Persistence

/// Finds whose a word is: a name, a phone number, plates, a number elsewhere, a group, a note, a reason or a pass; and the
/// sites, blocks, items and sales that have it. Records are searched as their fields declare it.
///
/// It only reads.
package final class SearchService {
  let store: Store
  let reservations: ReservationTable
  private let clock: CampgroundClock

  init(store: Store, clock: CampgroundClock) {
    (self.store, self.clock) = (store, clock)
    reservations = ReservationTable(store: store, clock: clock)
  }

  /// The largest number of findings, more than a person reads.
  package static let limit = 100

  /// The things with a text, and all stays of the campers with it: parties that should have come or left first, then
  /// those of today, then those to come, then the latest.
  ///
  /// - Throws: `StoreError` when the store fails.
  package func find(_ text: String) throws -> [Finding] {
    let search = SearchText(text)
    if search.isEmpty { return [] }
    try store.addWordSearch()
    return try store.read {
      let parts = [campers, stays, accounts, blocks, sites, items]
      store.expect([{ _ = try self.order }] + parts.map { part in { _ = try part(search) } })
      return try ordered(parts.flatMap { try $0(search) })
    }
  }

  private func ordered(_ found: [Finding]) throws -> [Finding] {
    let order = try order
    let findings = once(try withAllStays(found, order)).map { finding in
      var finding = finding
      finding.isOverdue = finding.reservation.map(order.overdue.includes) ?? false
      return finding
    }
    return findings.enumerated().map { (order.place(of: $0.element) + [$0.offset], $0.element) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }.prefix(Self.limit).map(\.1)
  }

  private var order: FindingOrder {
    get throws {
      let now = clock.now
      return FindingOrder(today: now.day, overdue: Overdue(at: now, try SettingsTable(store: store).settings()))
    }
  }

  /// Each camper with the stay that matters now, then with the others.
  private func withAllStays(_ found: [Finding], _ order: FindingOrder) throws -> [Finding] {
    let ids = found.compactMap { finding in
      if case .camper(let camper, _) = finding.thing { camper.id } else { nil }
    }
    let stays = Dictionary(grouping: try stays("r.camper", ids), by: \.camper.id)
    return found.flatMap { finding in
      guard case .camper(let camper, _) = finding.thing else { return [finding] }
      let own = stays[camper.id] ?? []
      let first = own.filter(order.isPresent).min {
        order.place(of: $0).lexicographicallyPrecedes(order.place(of: $1))
      }
      let things = [.camper(camper, first)] + own.filter { $0.id != first?.id }.map(Finding.FoundThing.reservation)
      return things.enumerated().map { Finding(thing: $1, found: finding.found, isOwn: $0 == 0) }
    }
  }

  /// Each thing once: a reservation by a text of its own before one of its camper's.
  private func once(_ findings: [Finding]) -> [Finding] {
    var places: [String: Int] = [:]
    var found: [Finding] = []
    for finding in findings {
      let name = "\(finding.kind) \(finding.id)"
      if let place = places[name] {
        if finding.isOwn { found[place] = finding }
      } else {
        places[name] = found.count
        found.append(finding)
      }
    }
    return found
  }

  /// The reservations with one of these ids in a column of `r`, as they are now.
  func stays(_ column: SQL, _ ids: [some Storable]) throws -> [Reservation] {
    if ids.isEmpty { return [] }
    let now = clock.now.seconds
    return try reservations.reservations("\(SQL(column, isOneOf: ids)) ORDER BY r.id").map { $0.asOf(now) }
  }
}
