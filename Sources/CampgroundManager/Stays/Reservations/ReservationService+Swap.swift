/// Swapping two parties.
extension ReservationService {
  /// Gives each of two reservations the other's site, for its own nights: all of them before its stay, those from today
  /// on during it.
  ///
  /// They are one write, so that a full campground needs no empty site for it (domain rule R12). The terms' version is
  /// the first one's.
  @discardableResult
  public func swap(
    _ reference: ReservationReference, with other: ReservationReference
  ) throws -> Written<[Reservation]> {
    try journal.record("swap") { entry in
      let pair = try findBoth(reference, other)
      try entry.requireVersion(of: pair[0])
      entry.record(SwapRequest(reservation: pair[0].id, other: pair[1].id))
      if let id = pair[0].id, id == pair[1].id { throw CampingError(.invalidRequest, [.sameReservation(id)]) }
      try pair.compactMap(ReservationTransition.move.problem).refuse()
      let places = pair.map { $0.site(on: journal.clock.today) }
      guard places[0] != places[1] else { return pair }
      var problems: [Problem] = []
      let changes = try zip(pair, places.reversed()).map { before, place in
        (before: before, after: try exchanged(before, for: place, &problems))
      }
      try problems.refuse()
      return try keep(changes, &entry)
    }
  }

  /// The reservation on the other's site.
  private func exchanged(
    _ before: Reservation, for place: SiteNumber, _ problems: inout [Problem]
  ) throws -> Reservation {
    let first = max(before.arrival, journal.clock.today)
    var after = before
    after.version += 1
    problems += try put(&after, on: sites.find(place), from: first).map { $0.naming(before.id) }
    return after
  }

  /// Both reservations; throws naming all that do not exist.
  private func findBoth(
    _ first: ReservationReference, _ second: ReservationReference
  ) throws -> [Reservation] {
    let found = [first, second].map { reference in Result { try find(reference) } }
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
}
