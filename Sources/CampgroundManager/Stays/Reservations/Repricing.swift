/// Repricing.
extension ReservationService {
  /// Prices the nights of a reservation that are not slept yet by the rates and taxes of today (domain rule R20).
  ///
  /// A night that no rate covers any more keeps its price. With `nightly` each night costs that, for a reason, and
  /// without it a price agreed before ends (R28). Throws ``CampingError`` when a night without a price has no rate.
  @discardableResult
  package func reprice(
    _ reference: ReservationReference, nightly: Amount? = nil, because: String? = nil
  ) throws -> WriteResult<Reservation> {
    steps.expect(reference)
    steps.expectPrices()
    return try journal.record(ReservationTransition.reprice.rawValue) { entry in
      try reprice(finder.find(reference, for: .price), nightly, because, &entry)
    }
  }

  private func reprice(
    _ before: Reservation, _ nightly: Amount?, _ because: String?, _ entry: inout JournalEntry
  ) throws -> Reservation {
    try steps.carryOut(.reprice, before, &entry) { reservation, entry in
      var problems: [Problem] = []
      var request = TermsRequest()
      if nightly != nil || reservation.terms?.nightly != nil {
        (request.nightly, request.because) = (nightly.map(Edit.set) ?? .clear, because)
      }
      try pricing.agree(on: request, &reservation, &problems)
      var journaled = JournaledStayRequest(reservation: reservation.id)
      (journaled.nightly, journaled.because) = (nightly, nightly.flatMap { _ in because })
      entry.record(journaled)
      try pricing.reprice(&reservation, &problems)
      try problems.refuse()
    }
  }

  /// The problems of repricing as far as it is given, each of which stands whatever the other parts are.
  package func problems(
    ofRepricing reference: ReservationReference?, nightly: Amount?, because: String?
  ) throws -> [Problem] {
    var (problems, request) = ([Problem](), TermsRequest())
    if let nightly { (request.nightly, request.because) = (.set(nightly), because) }
    _ = try pricing.nightly(of: request, &problems)
    return try problems + finder.problems(of: .reprice, on: reference)
  }

  /// The deposit by the policy in force when the reservation was made; nil when that requires none, and for a
  /// reservation that is neither to come nor going on.
  package func deposit(for reservation: Reservation) throws -> Deposit? {
    try deposits(for: [reservation]).values.first
  }

  /// The deposits of several reservations.
  package func deposits(for reservations: [Reservation]) throws -> [ReservationID: Deposit] {
    let active = reservations.filter { $0.status.isActive && $0.id != nil }
    if active.isEmpty { return [:] }
    return try journal.store.read {
      journal.store.expect([{ _ = try self.writer.policies.policies(of: active.map(\.policy)) }])
      // A reservation of a dry run is charged today, if at all.
      let charged = try writer.ledger.table.firstCharges(of: active.compactMap(\.id))
      let policies = try writer.policies.policies(of: active.map(\.policy))
      return try active.reduce(into: [:]) { deposits, reservation in
        guard let id = reservation.id else { return }
        let policy = policies[reservation.policy] ?? Policy()
        deposits[id] = try reservation.deposit(by: policy, made: charged[id] ?? today)
      }
    }
  }

  /// The deposits of reservations that were charged today.
  package func deposits(forNew reservations: [Reservation]) throws -> [ReservationID: Deposit] {
    try journal.store.read {
      let policies = try writer.policies.policies(of: reservations.map(\.policy))
      return try reservations.reduce(into: [:]) { deposits, reservation in
        guard let id = reservation.id, reservation.status.isActive else { return }
        deposits[id] = try reservation.deposit(by: policies[reservation.policy] ?? Policy(), made: today)
      }
    }
  }
}

extension Reservation {
  fileprivate func deposit(by policy: Policy, made: Day) throws -> Deposit? {
    Deposit(
      by: policy, agreed: terms?.deposit, total: try price.total, nights: price.sums, arrival: arrival, made: made)
  }
}
