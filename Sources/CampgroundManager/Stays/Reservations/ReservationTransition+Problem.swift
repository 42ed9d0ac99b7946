extension ReservationTransition {
  /// Throws unless the reservation's status allows the step.
  func require(_ reservation: Reservation) throws(CampingError) {
    guard let problem = problem(reservation) else { return }
    throw CampingError(.invalidRequest, [problem], remedies: [remedy(for: reservation)].compactMap(\.self))
  }

  /// The remedy for the reservation's status; nil when the step is allowed, and when nothing would help.
  func remedy(for reservation: Reservation) -> Remedy? {
    switch (self, reservation.status) {
    case (.checkIn, .held): .confirmFirst
    case (.confirm, .expired): .reserveAgain
    default: nil
    }
  }

  /// The problem of the step in the reservation's status; nil when it is allowed.
  func problem(_ reservation: Reservation) -> Problem? {
    guard let id = reservation.id, !from.contains(reservation.status) else { return nil }
    return .desk(.notAllowed(self, id, reservation.status, isDone: reservation.status == to))
  }
}
