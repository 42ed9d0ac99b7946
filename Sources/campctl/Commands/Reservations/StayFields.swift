import CampgroundManager

/// When a party wants to stay, as it is said: for so many nights or until a day.
struct StayFields: Codable, Equatable {
  let arrive: Day
  let nights: Int?
  let depart: Day?

  /// Throws ``Failure`` unless just one of the two is said.
  func request() throws(Failure) -> StayRequest {
    switch (nights, depart) {
    case (let nights?, nil): StayRequest(arrival: arrive, numberOfNights: nights)
    case (nil, let depart?): StayRequest(arrival: arrive, departure: depart)
    default: throw .usage("Say either --nights or --depart", field: "nights")
    }
  }
}
