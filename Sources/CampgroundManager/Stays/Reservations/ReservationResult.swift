/// The answer to a request for a reservation: the reservation, or a draft of it beside the error.
public struct ReservationResult: Sendable {
  /// The reservation, or a draft with the requested values and the status `invalid`.
  public let reservation: Reservation
  /// The error; nil when the site is reserved.
  public let error: CampingError?
}
