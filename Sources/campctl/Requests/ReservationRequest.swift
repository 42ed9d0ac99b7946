import CampgroundManager

/// What is asked of a reservation when it is enough to say which.
struct ReservationRequest: Codable, Equatable {
  let reservation: ReservationReference
}

extension ReservationRequest {
  init(from decoder: any Decoder) throws {
    reservation = try LineFields(from: decoder).read("reservation")
  }
}
