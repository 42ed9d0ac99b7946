/// The number of stays that did not come about, and their cost for the campground and the campers.
public struct MissedCounts: Hashable, Sendable {
  /// The number of all stays of which these are a part.
  public internal(set) var stays = 0
  public internal(set) var missed = 0
  /// The number of agreed nights.
  public internal(set) var nights = 0
  /// The fees that the campers owe for it, in minor units.
  public private(set) var fees = 0
  /// The number of days between the notice and the arrival; of cancellations only.
  public internal(set) var notice = Spread()
  /// The number of cancellations without a known time.
  public internal(set) var unknown = 0

  public var share: Ratio { Ratio(missed, of: stays) }

  /// Adds a stay; throws ``CampingError`` when the fees exceed the largest amount.
  mutating func miss(nights: Int, fee: Int) throws(CampingError) {
    missed += 1
    self.nights += nights
    fees = try MinorUnits.sum([fees, fee], field: "penalties")
  }
}

/// The number of days between the reservation and the arrival.
public struct LeadCounts: Hashable, Sendable {
  public internal(set) var days = Spread()
  /// Stays of which the journal does not know when they were made, because they were imported.
  public internal(set) var unknown = 0
  public var stays: Int { days.count + unknown }
}

/// The number of nights of stays.
public struct LengthCounts: Hashable, Sendable {
  public internal(set) var nights = Spread()
  public var stays: Int { nights.count }
}
