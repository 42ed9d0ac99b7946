extension ReservationPurpose {
  /// True when the command can act on a reservation now.
  func fits(_ reservation: Reservation, at now: Moment, checkOut: TimeOfDay) -> Bool {
    let status = reservation.status
    switch self {
    case .checkIn:
      guard status == .reserved || status == .noShow, reservation.arrival <= now.day else { return false }
      // A party may come after midnight, until check-out time on its day of departure (R33).
      return now.day < reservation.departure || now.day == reservation.departure && now.time < checkOut
    case .checkOut: return status == .checkedIn
    case .look, .account, .money: return rank(of: reservation, on: now.day) != nil
    case .refund, .give: return reservation.sums.paid > 0
    case .security: return reservation.sums.security > 0
    case .confirm: return status == .held
    case .cancel: return status == .held || status == .reserved
    case .noShow: return status == .reserved
    case .price, .receive: return status.isActive
    case .charges: return reservation.sums.total > 0
    case .debt: return reservation.sums.balance > 0
    case .cancelled: return status == .cancelled
    }
  }

  /// The place of a reservation among those that a person may mean: who is here, who left today (first who came today,
  /// too), the next arrival; nil for any other.
  func rank(of reservation: Reservation, on today: Day) -> (Int, Day)? {
    guard [.look, .account, .money].contains(self) else { return (0, .earliest) }
    switch reservation.status {
    case .checkedIn: return (0, .earliest)
    case .checkedOut where reservation.arrival == today: return (1, .earliest)
    case .checkedOut where reservation.departure == today: return (2, .earliest)
    case .held, .reserved: return reservation.departure > today ? (3, reservation.arrival) : nil
    default: return self != .look && reservation.sums.balance > 0 ? (4, .earliest) : nil
    }
  }
}
