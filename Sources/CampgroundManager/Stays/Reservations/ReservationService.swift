import Persistence

/// Reserves nights on sites, and follows each reservation through its life.
///
/// The procedures of the desk have files of their own.
public final class ReservationService {
  let journal: Journal
  let reservations: ReservationTable
  let settings: SettingsTable
  let named: RuleTable
  let campers: CamperService
  let sites: CampSiteService
  let availability: AvailabilityService
  let writer: ReservationWriter
  let rates: RateTable
  let taxes: TaxTable
  let discounts: DiscountTable

  init(journal: Journal) {
    self.journal = journal
    reservations = ReservationTable(store: journal.store, clock: journal.clock)
    settings = SettingsTable(store: journal.store)
    named = RuleTable(store: journal.store)
    campers = CamperService(journal: journal)
    sites = CampSiteService(journal: journal)
    availability = AvailabilityService(store: journal.store, clock: journal.clock)
    writer = ReservationWriter(journal, reservations)
    rates = RateTable(store: journal.store)
    taxes = TaxTable(store: journal.store)
    discounts = DiscountTable(store: journal.store)
  }

  /// The reservation with this id, nil when there is none.
  ///
  /// - Throws: `StoreError` when the store fails.
  public func getReservation(_ id: ReservationID) throws -> Reservation? {
    try journal.store.read { try reservations.reservation(id) }?.asOf(journal.clock.now.seconds)
  }

  /// The name of a reservation's camper, without reading the stay; nil when there is none of this id.
  package func camperName(of id: ReservationID) throws -> String? {
    try reservations.store.value(
      "SELECT full_name FROM camper WHERE id = (SELECT camper FROM reservation WHERE id = \(id))", as: String.self)
  }

  /// The reservation that the reference names.
  ///
  /// A camper's name or phone number leads to the party that is there, else to the one that left today, else to the next
  /// to arrive (domain rule R40).
  ///
  /// - Throws: ``CampingError`` when there is none, when several fit, and for the id of another kind.
  public func find(_ reference: ReservationReference) throws -> Reservation {
    try find(reference, for: .look)
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
    if let limit = filter.limit, limit < 0 { throw CampingError(.invalidRequest, [.report(.invalidLimit(limit))]) }
    let now = journal.clock.now.seconds
    try Slices.forEach(in: journal.store, limit: filter.limit) { last, limit in
      try reservations.slice(filter, after: last, limit: limit)
    } body: {
      try body($0.asOf(now))
    }
  }

  /// The number of reservations in each status that occurs.
  ///
  /// - Throws: `StoreError` when the store fails.
  public func countsByStatus() throws -> [ReservationStatus: Int] {
    try reservations.counts()
  }
}

extension ReservationService {
  /// Takes a step of a reservation's life; the body makes the changes beside its status.
  ///
  /// Throws ``CampingError`` when its status does not allow the step, or somebody holds a night that it now takes.
  func take(
    _ step: ReservationTransition, _ reference: ReservationReference,
    _ body: (inout Reservation, inout JournalEntry) throws -> Void
  ) throws -> Written<Reservation> {
    expect(reference)
    return try journal.record(step.rawValue) { entry in
      try take(step, find(reference, for: step.purpose), &entry, body)
    }
  }

  /// The same as part of a command that has found the reservation.
  func take(
    _ step: ReservationTransition, _ before: Reservation, _ entry: inout JournalEntry,
    _ body: (inout Reservation, inout JournalEntry) throws -> Void
  ) throws -> Reservation {
    try entry.requireVersion(of: before)
    return try self.step(step, before, &entry, body)
  }

  /// The same whatever the version.
  func step(
    _ step: ReservationTransition, _ before: Reservation, _ entry: inout JournalEntry,
    _ body: (inout Reservation, inout JournalEntry) throws -> Void
  ) throws -> Reservation {
    var after = try stepped(before, step)
    try body(&after, &entry)
    guard after != before else { return before }
    after.version += 1
    do {
      try requireFree(before, after)
    } catch let error as CampingError where before.status == .noShow {
      throw CampingError(
        error.name, error.problems, conflict: error.conflict, alternatives: error.alternatives,
        remedies: [.reserveAndCheckIn])
    }
    return try writer.keep([(before, after)], &entry)[0]
  }

  /// The reservation in the status that the step leads to; throws when its own does not allow it.
  func stepped(_ reservation: Reservation, _ step: ReservationTransition) throws(CampingError) -> Reservation {
    try step.require(reservation)
    var after = reservation
    if let status = step.to { after.status = status }
    if after.status != .held { after.holdExpires = nil }
    return after
  }
}
