import CampgroundManager

extension Written {
  /// What a reservation has given back of the nights that can still be sold, or why that is none.
  func freeAgainWords(_ view: ReservationView) throws -> String {
    let reservation = view.reservation
    let given = try segmentsFreed(by: reservation.id, from: view.today)
    let none = reservation.departure <= view.today ? "its nights are past" : "it had no night left to give back"
    return Phrases.freeAgain(given) ?? none
  }
}
