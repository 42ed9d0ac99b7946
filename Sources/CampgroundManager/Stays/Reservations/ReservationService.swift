import Persistence

/// Reserves nights on sites, and follows each reservation through its life.
///
/// The procedures of the desk have files of their own.
public final class ReservationService {
  let tables: StayTables

  init(journal: Journal) { tables = StayTables(journal: journal) }

  /// The reservation with this id, nil when there is none.
  ///
  /// - Throws: `StoreError` when the store fails.
  public func getReservation(_ id: ReservationID) throws -> Reservation? {
    try journal.store.read { try reservations.reservation(id) }?.asOf(journal.clock.now.seconds)
  }

  /// The names of some reservations' campers, without reading the stays.
  package func camperNames(of ids: [ReservationID]) throws -> [ReservationID: String] {
    var names: [ReservationID: String] = [:]
    for some in Slices.of(ids) {
      try reservations.store.forEach(
        """
        SELECT reservation.id, camper.full_name FROM reservation JOIN camper ON camper.id = reservation.camper
        WHERE \(SQL("reservation.id", isOneOf: some))
        """
      ) { names[try $0[0]] = try $0[1] }
    }
    return names
  }

  /// The reservation that the reference names.
  ///
  /// A camper's name or phone number leads to the party that is there, else to the one that left today, else to the next
  /// to arrive (domain rule R40).
  ///
  /// - Throws: ``CampingError`` when there is none, when several fit, and for the id of another kind.
  public func find(_ reference: ReservationReference) throws -> Reservation {
    try finder.find(reference, for: .look)
  }

  /// Calls the body with the reservations that pass the filter by arrival, then site, then id.
  ///
  /// - Parameters:
  ///   - filter: The conditions that a reservation has to meet; by default none.
  ///   - body: The closure that is called with each reservation; an error that it throws ends the loop.
  /// - Throws: ``CampingError`` for a limit below 0, and what the body throws.
  public func forEachReservation(
    _ filter: ReservationFilter = ReservationFilter(), _ body: (Reservation) throws -> Void
  ) throws {
    try forEachSlice(filter) { try $0.forEach(body) }
  }

  /// The same, some hundred at a time.
  func forEachSlice(_ filter: ReservationFilter, _ body: ([Reservation]) throws -> Void) throws {
    if let limit = filter.limit, limit < 0 { throw CampingError(.invalidRequest, [.report(.invalidLimit(limit))]) }
    let now = journal.clock.now.seconds
    if !filter.wish.order.isEmpty { return try forEachSorted(filter) { try body($0.map { $0.asOf(now) }) } }
    try Slices.forEachSlice(in: journal.store, Slices.Size(limit: filter.limit)) { last, limit in
      try reservations.slice(filter, after: last, limit: limit)
    } body: { slice in
      try body(slice.map { $0.asOf(now) })
    }
  }

  /// The same in the order of the filter's wish; one that goes meanwhile is left out.
  private func forEachSorted(_ filter: ReservationFilter, _ body: ([Reservation]) throws -> Void) throws {
    let ids = try journal.store.read { try reservations.ids(filter) }
    for some in Slices.of(ids, by: min(max(filter.wish.limit ?? 5000, 20), 5000)) {
      let found = try journal.store.read { try reservations.reservations(Array(some)) }
      try body(some.compactMap { found[$0] })
    }
  }

  /// The number of reservations in each status that occurs.
  ///
  /// - Throws: `StoreError` when the store fails.
  public func countsByStatus() throws -> [ReservationStatus: Int] {
    try reservations.counts()
  }
}

extension ReservationService: StayProcedure {
  /// The reservation on which a command can act.
  package func find(_ reference: ReservationReference, for purpose: ReservationPurpose) throws -> Reservation {
    try finder.find(reference, for: purpose)
  }

  /// The camper who answers for a group: that of its first reservation; nil when there is no such group.
  package func leader(ofGroup name: String) throws -> Camper? {
    try journal.store.read { try reservations.group(PersonText.kept(name)) }.first?.camper
  }

  /// The name of the group that a text names: equal to the letter, else the only one that differs in case or accents
  /// (domain rule R34).
  ///
  /// Returns nil when there is none; throws ``CampingError`` when there are several.
  package func groupName(_ text: String) throws -> String? { try finder.groupName(text) }

  /// The other groups whose names differ from this one in case or accents alone.
  package func groups(like name: String) throws -> [String] { try finder.groups(like: name) }

  /// The only reservation that has a number at its source, ignoring case.
  package func reservation(ofRef ref: String) throws -> Reservation? {
    let found = try journal.store.read { try reservations.reservations(ofRef: ref) }
    return found.count == 1 ? found[0] : nil
  }

  /// The sites that are free for the nights that blocks take from a party, besides those that are blocked; at most 5.
  func placesForLost(
    _ nights: [Day], of reservation: Reservation, besides blocked: Set<SiteNumber>
  ) throws -> [SiteNumber] {
    try otherSites.places(forLost: nights, of: reservation, besides: blocked)
  }
}
