/// The limits on stays (domain rule R16): those of the campground, or those that differ for a type of site.
///
/// A limit of nil is none for the campground, and that of the campground for a type.
public struct StayLimits: Hashable, Sendable {
  public var open: Season?
  public var minNights: Int?
  public var maxNights: Int?
  /// The number of days ahead for which reservations are taken.
  public var windowDays: Int?
  /// The days on which no stay begins.
  public var closedToArrival: DaySet?
  /// The days on which no stay ends.
  public var closedToDeparture: DaySet?
  /// The number of nights in a row that a camper may stay, on any sites.
  public var maxConsecutive: Int?

  /// The longest stay in nights, whatever the settings.
  static let longestStay = 1000

  /// The limits that a campground begins with, and cannot be without.
  static let least = StayLimits(minNights: 1, closedToArrival: DaySet.none, closedToDeparture: DaySet.none)

  var isEmpty: Bool { self == StayLimits() }

  /// These limits where they are set, else the others.
  func over(_ others: StayLimits) -> StayLimits {
    StayLimits(
      open: open ?? others.open, minNights: minNights ?? others.minNights, maxNights: maxNights ?? others.maxNights,
      windowDays: windowDays ?? others.windowDays, closedToArrival: closedToArrival ?? others.closedToArrival,
      closedToDeparture: closedToDeparture ?? others.closedToDeparture,
      maxConsecutive: maxConsecutive ?? others.maxConsecutive)
  }
}

extension StayLimits: Recorded {
  static let blank = StayLimits()

  static let fields: FieldList<Self> = [
    field("open", \.open),
    field("minNights", \.minNights, check: nights("minNights")).stored(in: "min_nights"),
    field("maxNights", \.maxNights, check: nights("maxNights")).stored(in: "max_nights"),
    field("windowDays", \.windowDays) { days, problems in
      if let days, days < 0 { problems.append(.settings(.invalidWindow(days))) }
    }.stored(in: "window_days"),
    field("closedToArrival", \.closedToArrival).stored(in: "closed_to_arrival"),
    field("closedToDeparture", \.closedToDeparture).stored(in: "closed_to_departure"),
    field("maxConsecutive", \.maxConsecutive, check: nights("maxConsecutive")).stored(in: "max_consecutive"),
  ]
}

extension StayLimits: FieldWritable {}

/// The limits that differ for sites of a type.
package struct TypeLimits: Hashable, Sendable {
  package internal(set) var type: Slug
  package internal(set) var limits: StayLimits
}

extension TypeLimits: Recorded {
  static let blank = TypeLimits(type: "standard", limits: StayLimits())

  static let fields: FieldList<Self> = [
    field("type", { $0.type }, { $0.type = $1 }),
    part(StayLimits.self) { $1(&$0.limits) },
  ]
}
