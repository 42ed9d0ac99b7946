/// A step in a reservation's life, and the statuses from which it may be taken (domain rule R7).
enum ReservationTransition {
  case cancel

  var from: Set<ReservationStatus> {
    switch self {
    case .cancel: [.held, .reserved]
    }
  }

  var to: ReservationStatus {
    switch self {
    case .cancel: .cancelled
    }
  }

  var participle: String {
    switch self {
    case .cancel: "cancelled"
    }
  }
}
