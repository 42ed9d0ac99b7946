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
  ) throws -> Written<[Moved]> {
    try journal.record("swap") { entry in
      let pair = try findBoth((reference, .look), (other, .look))
      try entry.requireVersion(of: pair[0])
      if let id = pair[0].id, id == pair[1].id {
        throw CampingError(.invalidRequest, [.desk(.sameReservation(id))])
      }
      try pair.compactMap(ReservationTransition.move.problem).refuse()
      var problems: [Problem] = []
      let terms = terms.cleaned(&problems)
      try problems.refuse()
      let sites = pair.map { $0.site(on: journal.clock.today) }
      guard sites[0] != sites[1] else {
        return pair.map { Moved($0, Place(difference: $0.isPriced ? 0 : nil), terms) }
      }
      let moves = try zip(zip(pair, pair.reversed()), sites.reversed()).map { pair, site in
        try exchanged(pair.0, with: pair.1, for: site, terms)
      }
      try require(moves, terms)
      entry.record(SwapRequest(moves.map(\.place), pair, terms))
      return try zip(keep(moves.map { ($0.before, $0.after) }, &entry), moves).map { Moved($0, $1.place, terms) }
    }
  }

  private typealias Exchange = (before: Reservation, after: Reservation, place: Place)

  /// The reservation on the other's site.
  private func exchanged(
    _ before: Reservation, with other: Reservation, for site: SiteNumber, _ terms: MoveTerms
  ) throws -> Exchange {
    let first = max(before.arrival, journal.clock.today)
    var after = before
    after.version += 1
    let place = try put(&after, on: sites.find(site), from: first, terms, with: other)
    return (before, after, place)
  }

  /// Throws when a problem of either stands; each names its reservation.
  private func require(_ moves: [Exchange], _ terms: MoveTerms) throws {
    let standing = moves.map { move in (move, move.place.problems.filter { !terms.overrides.cover($0) }) }
    try standing.flatMap { move, problems in problems.map { $0.naming(move.before.id) } }
      .refuse(remedies: Remedy.all(for: standing.flatMap(\.1), among: [.override, .overrideCapacity, .endNeed]))
  }

  /// Both reservations; throws naming all that do not exist.
  func findBoth(
    _ first: (ReservationReference, for: ReservationPurpose), _ second: (ReservationReference, for: ReservationPurpose)
  ) throws -> [Reservation] {
    let found = [first, second].map { reference, purpose in Result { try find(reference, for: purpose) } }
    let errors = found.compactMap { result -> CampingError? in
      if case .failure(let error) = result { error as? CampingError } else { nil }
    }
    if let error = errors.first { throw CampingError(error.name, errors.flatMap(\.problems)) }
    return try found.map { try $0.get() }
  }
}

/// A request to swap, as the journal keeps it.
private struct SwapRequest: Encodable {
  let reservation: ReservationID?
  let other: ReservationID?
  let override: String?
  let overrideCapacity: String?
  /// The names of the overridden problems.
  let overridden: [String]?
  let reprice: Bool?

  init(_ places: [Place], _ pair: [Reservation], _ terms: MoveTerms) {
    (reservation, other) = (pair[0].id, pair[1].id)
    (override, overrideCapacity) = (terms.overrides.rules, terms.overrides.capacity)
    let names = places.flatMap(\.problems).map(\.name)
    overridden = names.isEmpty ? nil : names
    reprice = terms.reprices ? true : nil
  }
}
