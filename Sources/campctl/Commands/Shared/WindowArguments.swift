import Arguments
import CampgroundManager

/// The days of one stay, or of each arrival of a window for each number of nights.
struct WindowArguments: ArgumentSet, Sendable {
  @Required var arrive: Day
  var arriveBefore: Day?
  var weekdays: [Weekday] = []
  var nights: NightsRange?
  var depart: Day?

  static let arguments: [Argument] = .of([
    required(
      "arrive", .day, "The first night, or the first day of a window, such as 2027-07-04, fri or +3.", short: "a"
    ) { $0.arrive = $1 },
    option("arrive-before", .day(after: "arrive"), "The end of the window: the stay arrives before this day.") {
      $0.arriveBefore = $1
    },
    option(
      "weekdays", .list(of: .weekday, "list"), "The weekdays of arrival in a window, such as fri,sat (default: all)."
    ) { $0.weekdays = $1 },
    option(
      "nights", .nights, "The number of nights, such as 3, or a range, such as 2..4.", short: "N"
    ) { $0.nights = $1 },
    option("depart", .day(after: "arrive"), "The day of departure, instead of --nights.") { $0.depart = $1 },
  ]).titled("The stay")
}

extension WindowArguments {
  /// The one requested stay; nil when it is a window.
  ///
  /// Throws ``Failure`` when one stay is requested by a window's options.
  func stay() throws(Failure) -> StayRequest? {
    if arriveBefore != nil { return nil }
    if let nights, nights.fewest != nights.most { return nil }
    guard weekdays.isEmpty else { throw .usage(.weekdaysWithoutWindow) }
    return try StayRequest(from: arrive, nights: nights?.fewest, to: depart, orElse: "depart")
  }

  /// The window; without a last day of arrival it has one arrival.
  func window() throws(Failure) -> AvailabilityWindow {
    guard let nights, depart == nil else {
      throw .usage(.nightsOfWindow)
    }
    var window = AvailabilityWindow(
      arrival: arrive, before: arriveBefore ?? arrive.advanced(by: 1), fewestNights: nights.fewest,
      mostNights: nights.most)
    window.weekdays = Set(weekdays)
    return window
  }
}
