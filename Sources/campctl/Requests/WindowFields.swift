import CampgroundManager

/// When a party could stay, as it is said: one stay, or a window of them.
struct WindowFields: Codable, Equatable {
  let arrive: Day
  let arriveBefore: Day?
  let weekdays: [Weekday]
  let nights: NightsRange?
  let depart: Day?

  /// The one stay that is asked for; nil when it is a window.
  ///
  /// Throws ``Failure`` when just one stay is asked for in a window's words.
  func stay() throws(Failure) -> StayRequest? {
    if arriveBefore != nil { return nil }
    if let nights, nights.fewest != nights.most { return nil }
    guard weekdays.isEmpty else { throw .usage("--weekdays needs --arrive-before as well", field: "weekdays") }
    return try StayFields(arrive: arrive, nights: nights?.fewest, depart: depart).request()
  }

  /// Without a last day of arrival there is one arrival.
  func window() throws(Failure) -> AvailabilityWindow {
    guard let nights, depart == nil else {
      throw .usage("Say with --nights, and without --depart, how long the stays are", field: "nights")
    }
    var window = AvailabilityWindow(
      arrival: arrive, before: arriveBefore ?? arrive.advanced(by: 1), fewestNights: nights.fewest,
      mostNights: nights.most)
    window.weekdays = Set(weekdays)
    return window
  }
}

extension WindowFields {
  init(_ line: LineFields) throws {
    arrive = try line.read("arrive")
    arriveBefore = try line.optional("arriveBefore")
    weekdays = try line.optional("weekdays") ?? []
    nights = try line.optional("nights")
    depart = try line.optional("depart")
  }
}
