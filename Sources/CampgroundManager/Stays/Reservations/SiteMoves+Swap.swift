/// Swapping two parties.
extension ReservationService {
  /// Gives each of two reservations the other's site, for its own nights: all of them before its stay, those from today
  /// on during it.
  ///
  /// They are one write, so that a full campground needs no empty site for it (domain rule R12). The terms' version is
  /// the first one's.
  ///
  /// - Returns: Both reservations, in the order of the parameters.
  /// - Throws: ``CampingError`` with the problems of both; then neither has moved.
  @discardableResult
  public func swap(
    _ reference: ReservationReference, with other: ReservationReference, _ terms: MoveTerms = MoveTerms()
  ) throws -> WriteResult<[Moved]> {
    for reference in [reference, other] { moving.expect(reference, to: nil, from: nil) }
    return try journal.record("swap") { entry in
      let pair = try finder.findBoth((reference, .look), (other, .look))
      try entry.requireVersion(of: pair[0])
      if let id = pair[0].id, id == pair[1].id {
        throw CampingError(.invalidRequest, [.desk(.sameReservation(id))])
      }
      try pair.compactMap(ReservationTransition.move.problem).refuse()
      var problems: [Problem] = []
      let terms = terms.cleaned(&problems)
      try problems.refuse()
      let sites = pair.map { $0.site(on: today) }
      guard sites[0] != sites[1] else {
        return pair.map { Moved($0, MoveOutcome(difference: $0.isPriced ? 0 : nil), terms) }
      }
      let moves = try zip(zip(pair, pair.reversed()), sites.reversed()).map { pair, site in
        try moving.exchanged(pair.0, with: pair.1, for: site, terms)
      }
      try moving.require(moves, terms)
      var request = JournaledStayRequest(reservation: pair[0].id)
      request.other = pair[1].id
      entry.record(request.decided(terms, moves.flatMap(\.outcome.problems)))
      return try zip(steps.keep(moves.map { ($0.before, $0.after) }, &entry), moves).map {
        Moved($0, $1.outcome, terms)
      }
    }
  }
}

extension SiteMoves {
  typealias Exchange = (before: Reservation, after: Reservation, outcome: MoveOutcome)

  /// The reservation on the other's site.
  func exchanged(
    _ before: Reservation, with other: Reservation, for site: SiteNumber, _ terms: MoveTerms
  ) throws -> Exchange {
    let first = max(before.arrival, today)
    var after = before
    after.version += 1
    let destination = Destination(site: try sites.find(site), day: first, terms: terms, other: other)
    let outcome = try put(&after, at: destination)
    return (before, after, outcome)
  }

  /// Throws when a problem of either stands; each names its reservation.
  func require(_ moves: [Exchange], _ terms: MoveTerms) throws {
    let standing = moves.map { move in (move, move.outcome.problems.filter { !terms.overrides.cover($0) }) }
    try standing.flatMap { move, problems in problems.map { $0.naming(move.before.id) } }
      .refuse(remedies: Remedy.all(for: standing.flatMap(\.1), among: [.override, .overrideCapacity, .endNeed]))
  }
}
