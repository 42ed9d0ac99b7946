/// A step in a reservation's life: the one table of the transitions between statuses (domain rule R7).
package enum ReservationTransition: String, Hashable, Sendable {
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
}
