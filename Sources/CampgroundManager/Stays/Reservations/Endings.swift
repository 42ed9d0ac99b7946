/// Cancelling before the stay, and marking no-shows.
extension ReservationService {
  /// Cancels a reservation and gives its nights back; the reason is kept.
  ///
  /// - Parameters:
  ///   - reference: The reservation, such as `r-3`.
  ///   - reason: The reason in at most 1,000 characters, or nil.
  /// - Returns: The cancelled reservation, which holds no night.
  /// - Throws: ``CampingError`` when its party has come, or it is over.
  @discardableResult
  public func cancel(_ reference: ReservationReference, reason: String? = nil) throws -> WriteResult<Reservation> {
    try cancel(reference, reason: reason, waiving: nil)
  }

  /// Cancels a reservation likewise; with a reason to waive its fee, the account shows both the fee and the waiver.
  @discardableResult
  public func cancel(
    _ reference: ReservationReference, reason: String?, waiving: String?
  ) throws -> WriteResult<Reservation> {
    steps.expect(reference)
    return try journal.record(ReservationTransition.cancel.rawValue) { entry in
      let end = Cancellation(reason, waiving)
      let before = try finder.find(reference, for: .cancel)
      let cancelled = try steps.carryOut(.cancel, before, &entry) { reservation, entry in
        try end.problems.refuse()
        entry.record(end.journaled(JournaledStayRequest(reservation: reservation.id)))
        end.apply(to: &reservation)
      }
      return try waive(end, of: cancelled, &entry)
    }
  }

  /// Cancels all reservations of a group that are still to come.
  ///
  /// - Throws: ``CampingError`` when there is no such group, and when none of its reservations can be cancelled.
  @discardableResult
  public func cancel(
    group: String, reason: String? = nil, waiving: String? = nil
  ) throws -> WriteResult<[Reservation]> {
    try cancelAll(Cancellation(reason, waiving)) {
      (try finder.members(of: group, for: .cancel), JournaledStayRequest(group: group))
    }
  }

  /// Cancels the reservations that are chosen while nobody else can write, all or none.
  package func cancel(
    _ choose: () throws -> [Reservation], reason: String?, waiving: String?
  ) throws -> WriteResult<[Reservation]> {
    try cancelAll(Cancellation(reason, waiving)) {
      let chosen = try choose()
      return (chosen, JournaledStayRequest(reservations: chosen.compactMap(\.id)))
    }
  }

  private func cancelAll(
    _ end: Cancellation, of choose: () throws -> ([Reservation], JournaledStayRequest)
  ) throws -> WriteResult<[Reservation]> {
    try journal.record(ReservationTransition.cancel.rawValue) { entry in
      try end.problems.refuse()
      let (chosen, request) = try choose()
      entry.record(end.journaled(request))
      return try steps.carryOutAll(.cancel, chosen, &entry) { reservation, _, _ in
        end.apply(to: &reservation)
      }.map { try waive(end, of: $0, &entry) }
    }
  }

  private func waive(
    _ end: Cancellation, of cancelled: Reservation, _ entry: inout JournalEntry
  ) throws -> Reservation {
    guard let reason = end.waive else { return cancelled }
    return try writer.waive(Penalty.cancellation, of: cancelled, because: reason, &entry)
  }

  /// The problems of cancelling as far as it is given, each of which stands whatever the other parts are.
  package func problems(
    ofCancelling reference: ReservationReference?, reason: String?, waiving: String?
  ) throws -> [Problem] {
    try Cancellation(reason, waiving).problems + finder.problems(of: .cancel, on: reference)
  }

  /// Marks a reservation whose party has not come by the cut-off; frees the nights from today on (domain rule R14).
  ///
  /// The nights that are past stay used. Undo takes the mark back, and so does checking the party in after all.
  ///
  /// - Throws: ``CampingError`` before the cut-off, which is a setting of the campground.
  @discardableResult
  public func markNoShow(_ reference: ReservationReference) throws -> WriteResult<Reservation> {
    steps.expect(reference)
    return try journal.record(ReservationTransition.noShow.rawValue) { entry in
      let before = try finder.find(reference, for: .noShow)
      return try steps.carryOut(.noShow, before, &entry) { reservation, entry in
        entry.record(JournaledStayRequest(reservation: reservation.id))
        let settings = try settings.settings()
        let overdue = Overdue(at: journal.clock.now, settings)
        if let id = reservation.id, reservation.arrival > overdue.lastArrival {
          let problem = DeskProblem.noShowTooEarly(id, arrival: reservation.arrival, cutOff: settings.noShowAfter)
          throw CampingError(.invalidRequest, [.desk(problem)])
        }
        reservation.freeNights(from: overdue.today)
      }
    }
  }

  /// Marks all reservations whose party has not come by the cut-off, as one write; none where there is none.
  public func markNoShows() throws -> WriteResult<[Reservation]> {
    let overdue = Overdue(at: journal.clock.now, try journal.store.read { try settings.settings() })
    return try journal.record("close-day") { entry in
      let missing = try reservations.toCome(by: overdue.lastArrival).bySite(on: overdue.today)
      entry.record(["reservations": missing.map(\.id)])
      return try steps.carryOutAll(.noShow, missing, &entry) { reservation, _, _ in
        reservation.freeNights(from: overdue.today)
      }
    }
  }
}

/// The reasons to cancel, and to waive the fee, as they are kept.
private struct Cancellation {
  let reason: String?
  /// The reason to waive the fee; nil leaves it.
  let waive: String?
  let problems: [Problem]

  init(_ reason: String?, _ waiving: String?) {
    var problems: [Problem] = []
    waive = waiving.map { PersonText.reason($0, field: "waive", &problems) }
    self.reason = PersonText.clean(reason, field: "reason", limit: 1000, &problems)
    self.problems = problems
  }

  func apply(to reservation: inout Reservation) { (reservation.cancelReason, reservation.nights) = (reason, []) }

  func journaled(_ request: JournaledStayRequest) -> JournaledStayRequest {
    var request = request
    (request.reason, request.waive) = (reason, waive)
    return request
  }
}

extension Reservation {
  /// Gives back the nights from a day on. Past nights stay used, and the fee pays for them.
  fileprivate mutating func freeNights(from today: Day) {
    nights = nights.filter { $0.night < today }.map { Night(site: $0.site, night: $0.night, price: nil) }
  }
}
