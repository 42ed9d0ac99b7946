/// The problems of a change of which only parts are given; each stands whatever the others are.
extension ReservationService {
  /// The problems of edits for a reservation, as far as both are given.
  package func problems(
    of edits: ReservationEdits, on reference: ReservationReference?, _ overrides: Overrides,
    acceptingUnknownLength: Bool
  ) throws -> [Problem] {
    var (edits, problems) = (edits, [Problem]())
    if case .new(let record)? = edits.camper { problems += record.problems }
    if case .known(let camper)? = edits.camper, try known({ try campers.find(camper) }) != nil {
    } else {
      edits.camper = nil
    }
    _ = try nightly(of: edits.terms, &problems)
    edits.terms = nil
    let before = try reference.flatMap { reference in try known { try find(reference) } }
    guard let before, ReservationTransition.change.problem(before) == nil else {
      return try problems + self.problems(ofEditsAlone: edits, overrides)
    }
    do {
      var after = before
      _ = try apply(edits, to: &after, insteadOf: before, overrides, acceptingUnknownLength)
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

  /// The reservation that is given and found; nil for any other.
  func found(_ reference: ReservationReference?, for purpose: ReservationPurpose) throws -> Reservation? {
    try reference.flatMap { reference in try known { try find(reference, for: purpose) } }
  }

  /// The problem of a step of a reservation that is given and found, in its status.
  func problems(of step: ReservationTransition, on reference: ReservationReference?) throws -> [Problem] {
    [try found(reference, for: step.purpose).flatMap(step.problem)].compactMap(\.self)
  }

  /// The problems of cancelling as far as it is given, each of which stands whatever the other parts are.
  package func problems(
    ofCancelling reference: ReservationReference?, reason: String?, waiving: String?
  ) throws -> [Problem] {
    var problems: [Problem] = []
    if let waiving { _ = PersonText.reason(waiving, field: "waive", &problems) }
    _ = PersonText.clean(reason, field: "reason", limit: 1000, &problems)
    return try problems + self.problems(of: .cancel, on: reference)
  }

  /// The problems of swapping two reservations as far as they are given.
  package func problems(
    ofSwapping reference: ReservationReference?, with other: ReservationReference?, _ overrides: Overrides
  ) throws -> [Problem] {
    var problems: [Problem] = []
    _ = overrides.cleaned(&problems)
    let pair = try [reference, other].compactMap { try found($0, for: .look) }
    if pair.count == 2, let id = pair[0].id, id == pair[1].id { return problems + [.desk(.sameReservation(id))] }
    return problems + pair.compactMap(ReservationTransition.move.problem)
  }

  /// The problems of the first night that moves, and of the reasons for which it may.
  package func problems(
    ofMoving reference: ReservationReference?, from day: Day?, _ overrides: Overrides
  ) throws -> [Problem] {
    var problems: [Problem] = []
    _ = overrides.cleaned(&problems)
    let reservation = try reference.flatMap { reference in try known { try find(reference) } }
    return problems
      + [reservation.flatMap { reservation in day.flatMap { problem(ofMoving: reservation, from: $0) } }].compactMap(
        \.self)
  }

  /// The problem of a first night to move that is past, or behind the stay.
  func problem(ofMoving reservation: Reservation, from day: Day) -> Problem? {
    let today = journal.clock.today
    let first = max(reservation.arrival, today)
    if day >= reservation.departure { return .desk(.moveTooLate(day, departure: reservation.departure)) }
    return day < first ? .desk(.moveTooEarly(day, first: first, today: today)) : nil
  }
}
