/// The days of a stay as far as they are given, for a refusal that names all that is wrong at once.
package struct GivenStay: Hashable, Sendable {
  package let arrival: Day?
  package let nights: Int?

  package init(arrival: Day? = nil, nights: Int? = nil, departure: Day? = nil) {
    self.arrival = arrival
    self.nights = nights ?? arrival.flatMap { first in departure.map { first.distance(to: $0) } }
  }

  /// The stay; nil unless both are given.
  var request: StayRequest? {
    arrival.flatMap { arrival in nights.map { StayRequest(arrival: arrival, numberOfNights: $0) } }
  }
}

extension StayRules {
  /// The rules that the given days break, whatever the others are.
  func problems(of given: GivenStay) -> [Problem] {
    if let request = given.request {
      var problems: [Problem] = []
      _ = stay(arrival: request.arrival, numberOfNights: request.numberOfNights, &problems)
      return problems
    }
    return (given.arrival.map { problems(arrival: $0) } ?? []) + (given.nights.map(problems(ofNights:)) ?? [])
  }

  private func problems(ofNights nights: Int) -> [Problem] {
    nights < 1 ? [.stay(.invalidNumberOfNights(nights))] : problems(numberOfNights: nights)
  }
}
