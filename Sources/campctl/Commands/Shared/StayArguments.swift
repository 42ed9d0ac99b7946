import Arguments
import CampgroundManager

/// The days of one stay: a number of nights, or until a day.
struct StayArguments: ArgumentSet, Sendable {
  @Required var arrive: Day
  var nights: Int?
  var depart: Day?

  static let arguments: [Argument<Self>] = .of([
    required("arrive", .day, "The first night, such as 2027-07-04, 07-04, fri, tomorrow or +3.") {
      $0.arrive = $1
    }.short("a"),
    option("nights", .nights, "The number of nights.") { $0.nights = $1 }.short("N"),
    option(
      "depart", .day(after: "arrive"), "The day of departure, instead of --nights; sun is the first after the arrival."
    ) { $0.depart = $1 },
  ]).titled("The stay")

  /// Two lengths, or none.
  var misuse: [UsageProblem] { (nights == nil) == (depart == nil) ? [.nightsOr("depart")] : [] }

  /// The days as far as they are given.
  var given: GivenStay { GivenStay(arrival: $arrive, nights: nights, departure: depart) }

  /// Throws ``Failure`` unless exactly one of nights and departure is given.
  func request() throws(Failure) -> StayRequest {
    try StayRequest(from: arrive, nights: nights, to: depart, orElse: "depart")
  }
}

extension StayRequest {
  /// Makes a stay by the number of its nights, or by the day after the last; throws ``Failure`` unless exactly one is
  /// given.
  init(from first: Day, nights: Int?, to end: Day?, orElse option: String) throws(Failure) {
    switch (nights, end) {
    case (let nights?, nil): self.init(arrival: first, numberOfNights: nights)
    case (nil, let end?): self.init(arrival: first, departure: end)
    default: throw .usage(.nightsOr(option))
    }
  }
}
