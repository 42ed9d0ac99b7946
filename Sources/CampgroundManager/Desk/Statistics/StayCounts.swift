/// The number of stays that did not come about, and their cost for the campground and the campers.
package struct MissedCounts: Hashable, Sendable {
  /// The number of all stays of which these are a part.
  package internal(set) var stays = 0
  package internal(set) var missed = 0
  /// The number of agreed nights.
  package internal(set) var nights = 0
  /// The fees that the campers owe for it, in minor units.
  package private(set) var fees = 0
  /// The number of days between the notice and the arrival; of cancellations only.
  package internal(set) var notice = Spread()
  /// The number of cancellations without a known time.
  package internal(set) var unknown = 0

  package var share: Ratio { Ratio(missed, of: stays) }

  /// Adds a stay; throws ``CampingError`` when the fees exceed the largest amount.
  mutating func miss(nights: Int, fee: Int) throws(CampingError) {
    missed += 1
    self.nights += nights
    fees = try MinorUnits.sum([fees, fee], field: "penalties")
  }
}

/// The number of days between the reservation and the arrival.
package struct LeadCounts: Hashable, Sendable {
  package internal(set) var days = Spread()
  /// Stays of which the journal does not know when they were made, because they were imported.
  package internal(set) var unknown = 0
  package var stays: Int { days.count + unknown }
}

/// The number of nights of stays.
package struct LengthCounts: Hashable, Sendable {
  package internal(set) var nights = Spread()
  package var stays: Int { nights.count }
}
