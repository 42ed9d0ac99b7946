/// A step in a reservation's life: the one table of the transitions between statuses (domain rule R7).
enum ReservationTransition: String {
  case confirm
  case checkIn = "check-in"
  case checkOut = "check-out"
  case cancel
  case noShow = "no-show"
  case expire
  /// Keeps the status.
  case change
  /// Keeps the status.
  case move
  /// Keeps the status.
  case reprice

  var from: Set<ReservationStatus> {
    switch self {
    case .confirm, .expire: [.held]
    // A party that comes late after all is let in while the nights are still free (R14).
    case .checkIn: [.reserved, .noShow]
    case .checkOut: [.checkedIn]
    case .cancel: [.held, .reserved]
    case .noShow: [.reserved]
    case .change, .move, .reprice: [.held, .reserved, .checkedIn]
    }
  }

  /// The new status; nil for a step that keeps the status.
  var to: ReservationStatus? {
    switch self {
    case .confirm: .reserved
    case .checkIn: .checkedIn
    case .checkOut: .checkedOut
    case .cancel: .cancelled
    case .noShow: .noShow
    case .expire: .expired
    case .change, .move, .reprice: nil
    }
  }

  var participle: String {
    switch self {
    case .confirm: "confirmed"
    case .checkIn: "checked in"
    case .checkOut: "checked out"
    case .cancel: "cancelled"
    case .noShow: "marked a no-show"
    case .expire: "expired"
    case .change: "changed"
    case .move: "moved"
    case .reprice: "priced anew"
    }
  }

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
    return .notAllowed(participle, id, reservation.status, isDone: reservation.status == to)
  }
}
