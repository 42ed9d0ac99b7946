/// How many stays did not come about, and what that cost the campground and the campers.
public struct MissedCounts: Hashable, Sendable {
  /// All stays of which these are a part.
  public internal(set) var stays = 0
  public internal(set) var missed = 0
  /// Those that were agreed on.
  public internal(set) var nights = 0
  /// What the campers owe for it, in minor units.
  public private(set) var fees = 0
  /// How many days before the arrival it was known; of cancellations only.
  public internal(set) var notice = Spread()
  /// Those of which nobody knows when.
  public internal(set) var unknown = 0

  public var share: Ratio { Ratio(missed, of: stays) }

  /// Throws ``CampingError`` when the fees are larger than any amount.
  mutating func miss(nights: Int, fee: Int) throws(CampingError) {
    missed += 1
    self.nights += nights
    fees = try MinorUnits.sum([fees, fee], field: "penalties")
  }
}

/// How many days before the arrival stays were reserved.
public struct LeadCounts: Hashable, Sendable {
  public internal(set) var days = Spread()
  /// Stays of which the journal does not know when they were made, because they were imported.
  public internal(set) var unknown = 0
  public var stays: Int { days.count + unknown }
}

/// How many nights stays have.
public struct LengthCounts: Hashable, Sendable {
  public internal(set) var nights = Spread()
  public var stays: Int { nights.count }
}
