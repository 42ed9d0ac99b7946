/// The answer to a request for a reservation: the reservation, or a draft of it beside the error.
public struct ReservationResult: Sendable {
  /// Reserved, or a draft with the values as asked and the status `invalid`.
  public let reservation: Reservation
  /// Nil when the site is reserved.
  public let error: CampingError?
}
