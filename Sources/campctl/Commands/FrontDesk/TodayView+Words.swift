import CampgroundManager

/// The words about a party, for the screen and the page.
extension TodayView {
  /// The party that has to leave first, the nights that a block has taken, and the camper's warning.
  func arrivalNotes(_ view: ReservationView) -> [String?] {
    let site = view.reservation.site(on: day.day)
    let last = day.turnovers.first { $0.site == site && $0.leaving?.status != .checkedOut }?.leaving
    return [
      last?.id.map { "after \($0)" }, view.missingNights.isEmpty ? nil : "displaced", warningWords(view.reservation),
    ]
  }

  func departureNotes(_ view: ReservationView) -> [String?] {
    let isLate = day.overdueDepartures.contains { $0.id == view.reservation.id }
    let isGone = view.reservation.status == .checkedOut
    return [isGone ? "gone" : isLate ? "late" : nil, securityWords(view.reservation)]
  }

  func balanceWords(_ reservation: Reservation) -> String? {
    let balance = reservation.sums.balance
    guard balance != 0 else { return nil }
    return balance > 0 ? "\(currency.text(balance)) due" : "\(currency.text(-balance)) credit"
  }

  /// `security 100.00`, of a deposit that is held.
  func securityWords(_ reservation: Reservation) -> String? {
    reservation.sums.security > 0 ? "security \(currency.text(reservation.sums.security))" : nil
  }

  func warningWords(_ reservation: Reservation) -> String? { reservation.camper.warning.map { "WARNING: \($0)" } }

  /// The time of expiry, without the day when it is today.
  func expiry(_ view: ReservationView) -> String? {
    view.reservation.holdExpires.map { seconds in
      let moment = view.clock.moment(at: seconds)
      return "until \(moment.day == day.day ? moment.time.description : DayWords.dated(moment))"
    }
  }

  /// The notes of a party in one of the lists.
  func notes(_ view: ReservationView, in list: TodayList) -> [String] {
    let words: [String?] =
      switch list {
      case .arrivals: arrivalNotes(view)
      case .departures: departureNotes(view)
      case .onSite: [securityWords(view.reservation), warningWords(view.reservation)]
      case .overdueArrivals: ["since \(DayWords.short(view.reservation.arrival))"]
      case .overdueDepartures: ["since \(DayWords.short(view.reservation.departure))", securityWords(view.reservation)]
      case .holds: [expiry(view)]
      }
    return words.compactMap(\.self)
  }
}
