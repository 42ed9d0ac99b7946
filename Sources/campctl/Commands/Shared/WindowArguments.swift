import Arguments
import CampgroundManager

/// The days of one stay, or of each arrival of a window for each number of nights.
struct WindowArguments: ArgumentSet, Sendable {
  @Required var arrive: Day
  var arriveBefore: Day?
  var weekdays: [Weekday] = []
  var nights: NightsRange?
  var depart: Day?

  static let arguments: [Argument<Self>] = .of([
    required(
      "arrive", .day, "The first night, or the first day of a window, such as 2027-07-04, fri or +3."
    ) { $0.arrive = $1 }.short("a"),
    option("arrive-before", .day(after: "arrive"), "The end of the window: the stay arrives before this day.") {
      $0.arriveBefore = $1
    },
    option(
      "weekdays", .list(of: .weekday, "list"), "The weekdays of arrival in a window, such as fri,sat (default: all)."
    ) { $0.weekdays = $1 },
    option(
      "nights", .nights, "The number of nights, such as 3, or a range, such as 2..4."
    ) { $0.nights = $1 }.short("N"),
    option("depart", .day(after: "arrive"), "The day of departure, instead of --nights.") { $0.depart = $1 },
  ]).titled("The stay")
}

extension WindowArguments {
  /// True when more than one stay is requested.
  private var isWindow: Bool { arriveBefore != nil || nights.map { $0.fewest != $0.most } ?? false }

  /// Options of a window without one, or a length that no window has.
  var misuse: [UsageProblem] {
    if isWindow { return nights == nil || depart != nil ? [.nightsOfWindow] : [] }
    return (weekdays.isEmpty ? [] : [.weekdaysWithoutWindow])
      + ((nights == nil) == (depart == nil) ? [.nightsOr("depart")] : [])
  }

  /// The days of one stay, as far as they are given.
  var given: GivenStay { GivenStay(arrival: $arrive, nights: nights?.fewest, departure: depart) }

  /// The window as far as it is given, with the least that is possible in the place of the rest; nil for one stay.
  func givenWindow(on today: Day) -> AvailabilityWindow? {
    guard isWindow else { return nil }
    let first = $arrive ?? today
    let end = $arrive == nil ? nil : arriveBefore
    return AvailabilityWindow(
      arrival: first, before: end ?? first.advanced(by: 1), fewestNights: nights?.fewest ?? 1,
      mostNights: nights?.most ?? 1)
  }

  /// The one requested stay; nil when it is a window.
  ///
  /// Throws ``Failure`` when one stay is requested by a window's options.
  func stay() throws(Failure) -> StayRequest? {
    if isWindow { return nil }
    try misuse.refuse()
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
