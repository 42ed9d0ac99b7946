import CampgroundManager

extension WriteResult {
  /// The freed nights of a reservation that can still be sold, or the reason why there is none.
  func freeAgainWords(_ view: ReservationView) throws -> String {
    let reservation = view.reservation
    let given = try segmentsFreed(by: reservation.id, from: view.today)
    let none = reservation.departure <= view.today ? "its nights are past" : "it had no night left to give back"
    return Phrases.freeAgain(given) ?? none
  }
}
