/// The problems of a change of which only parts are given; each stands whatever the others are.
extension ReservationService {
  /// The problems of edits for a reservation, as far as both are given.
  package func problems(
    of edits: ReservationEdits, on reference: ReservationReference?, _ overrides: Overrides,
    acceptingUnknownLength: Bool
  ) throws -> [Problem] {
    var (edits, problems) = (edits, [Problem]())
    if case .new(let record)? = edits.camper { problems += record.problems }
    if case .known(let camper)? = edits.camper, try finder.known({ try campers.find(camper) }) != nil {
    } else {
      edits.camper = nil
    }
    _ = try pricing.nightly(of: edits.terms, &problems)
    edits.terms = nil
    let before = try reference.flatMap { reference in try finder.known { try find(reference) } }
    guard let before, ReservationTransition.change.problem(before) == nil else {
      return try problems + self.problems(ofEditsAlone: edits, overrides)
    }
    do {
      var after = before
      _ = try changing.apply(
        edits, to: &after, insteadOf: before,
        MoveTerms(overrides: overrides, acceptsUnknownLength: acceptingUnknownLength))
    } catch let error as CampingError {
      problems += error.problems
    }
    return problems
  }

  /// The problems of edits for whatever reservation.
  private func problems(ofEditsAlone edits: ReservationEdits, _ overrides: Overrides) throws -> [Problem] {
    var (problems, blank) = ([Problem](), Reservation.blank)
    _ = overrides.cleaned(&problems)
    _ = edits.applied(to: Party(), &problems)
    edits.apply(to: &blank, &problems)
    let stay = GivenStay(arrival: edits.arrive, nights: edits.nights, departure: edits.depart)
    if let nights = stay.nights, nights < 1 { problems.append(.stay(.invalidNumberOfNights(nights))) }
    return problems
  }

  /// The problems of swapping two reservations as far as they are given.
  package func problems(
    ofSwapping reference: ReservationReference?, with other: ReservationReference?, _ overrides: Overrides
  ) throws -> [Problem] {
    var problems: [Problem] = []
    _ = overrides.cleaned(&problems)
    let pair = try [reference, other].compactMap { try finder.found($0, for: .look) }
    if pair.count == 2, let id = pair[0].id, id == pair[1].id { return problems + [.desk(.sameReservation(id))] }
    return problems + pair.compactMap(ReservationTransition.move.problem)
  }

  /// The problems of the first night that moves, and of the reasons for which it may.
  package func problems(
    ofMoving reference: ReservationReference?, from day: Day?, _ overrides: Overrides
  ) throws -> [Problem] {
    var problems: [Problem] = []
    _ = overrides.cleaned(&problems)
    let reservation = try reference.flatMap { reference in try finder.known { try find(reference) } }
    return problems
      + [reservation.flatMap { reservation in day.flatMap { moving.problem(ofMoving: reservation, from: $0) } }]
      .compactMap(
        \.self)
  }
}
