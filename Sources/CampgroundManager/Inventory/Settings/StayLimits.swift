/// The limits on stays (domain rule R16): those of the campground, or those that differ for a type of site.
///
/// A limit of nil is none for the campground, and that of the campground for a type.
package struct StayLimits: Hashable, Sendable {
  package internal(set) var open: Season?
  package internal(set) var minNights: Int?
  package internal(set) var maxNights: Int?
  /// The number of days ahead for which reservations are taken.
  package internal(set) var windowDays: Int?
  /// The days on which no stay begins.
  package internal(set) var closedToArrival: DaySet?
  /// The days on which no stay ends.
  package internal(set) var closedToDeparture: DaySet?
  /// The number of nights in a row that a camper may stay, on any sites.
  package internal(set) var maxConsecutive: Int?

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
    field("open", { $0.open }, { $0.open = $1 }),
    field("minNights", column: "min_nights", { $0.minNights }, { $0.minNights = $1 }),
    field("maxNights", column: "max_nights", { $0.maxNights }, { $0.maxNights = $1 }),
    field("windowDays", column: "window_days", { $0.windowDays }, { $0.windowDays = $1 }),
    field("closedToArrival", column: "closed_to_arrival", { $0.closedToArrival }, { $0.closedToArrival = $1 }),
    field("closedToDeparture", column: "closed_to_departure", { $0.closedToDeparture }, { $0.closedToDeparture = $1 }),
    field("maxConsecutive", column: "max_consecutive", { $0.maxConsecutive }, { $0.maxConsecutive = $1 }),
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
