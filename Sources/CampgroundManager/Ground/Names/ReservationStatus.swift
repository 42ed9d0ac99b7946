import Persistence

/// The state of a reservation's life.
public enum ReservationStatus: String, Hashable, Sendable, CaseIterable, Storable, Codable {
  /// A draft that broke a rule; it is never kept.
  case invalid
  case held
  case reserved
  case checkedIn = "checked-in"
  case checkedOut = "checked-out"
  case cancelled
  case expired
  case noShow = "no-show"
}

extension ReservationStatus {
  /// The statuses of a stay that is still to come or going on.
  static let active: [ReservationStatus] = [.held, .reserved, .checkedIn]

  package var isActive: Bool { Self.active.contains(self) }
}

extension ReservationStatus: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalid: "Invalid"
    case .held: "Held"
    case .reserved: "Reserved"
    case .checkedIn: "Checked in"
    case .checkedOut: "Checked out"
    case .cancelled: "Cancelled"
    case .expired: "Expired"
    case .noShow: "No-show"
    }
  }
}

extension ReservationStatus: ColumnWord {
  package static var kind: FieldKind { .choice(allCases.map(\.rawValue)) }
}
