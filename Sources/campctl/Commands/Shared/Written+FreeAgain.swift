import CampgroundManager

extension Written {
  /// What a reservation has given back of the nights that can still be sold, or why that is none.
  func freeAgainWords(_ report: ReservationReport) throws -> String {
    let reservation = report.reservation
    let given = try segmentsFreed(by: reservation.id, from: report.today)
    let none = reservation.departure <= report.today ? "its nights are past" : "it had no night left to give back"
    return Phrases.freeAgain(given) ?? none
  }
}
