/// The number of stays that did not come about, and their cost for the campground and the campers.
public struct MissedCounts: Hashable, Sendable, AddableAmounts {
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

  /// The amounts of parties that did not come.
  package static let noShows: [ReportAmount<Self>] =
    [.count("stays", \.stays), .count("noShows", as: "NO-SHOWS", \.missed)] + costs

  /// The amounts of reservations that were cancelled.
  package static let cancellations: [ReportAmount<Self>] =
    [.count("reservations", \.stays), .count("cancelled", \.missed)] + costs
    + ReportAmount.frequencies(ReportBand.notice) { $0.notice } + [.count("unknown", as: .hidden, \.unknown)]

  private static let costs: [ReportAmount<Self>] = [
    .share("share") { $0.share }, .count("nightsLost", as: "NIGHTS", \.nights),
    .money("feesKept", as: "FEES", \.fees), .currency,
  ]

  package mutating func add(_ others: MissedCounts) throws(CampingError) {
    stays += others.stays
    missed += others.missed
    nights += others.nights
    fees = try MinorUnits.sum([fees, others.fees], field: "penalties")
    notice.add(others.notice)
    unknown += others.unknown
  }

  /// Adds a stay; throws ``CampingError`` when the fees exceed the largest amount.
  mutating func miss(nights: Int, fee: Int) throws(CampingError) {
    missed += 1
    self.nights += nights
    fees = try MinorUnits.sum([fees, fee], field: "penalties")
  }
}

/// The number of days between the reservation and the arrival.
public struct LeadCounts: Hashable, Sendable, AddableAmounts {
  public internal(set) var days = Spread()
  /// Stays of which nobody knows when they were made: imported ones whose rows did not tell.
  public internal(set) var unknown = 0
  public var stays: Int { days.count + unknown }

  package mutating func add(_ others: LeadCounts) {
    days.add(others.days)
    unknown += others.unknown
  }

  package static let amounts: [ReportAmount<Self>] =
    [.count("stays", \.stays), .tenths("median") { $0.days.median }, .tenths("mean") { $0.days.mean }]
    + ReportAmount.frequencies(ReportBand.lead) { $0.days } + [.count("unknown", as: .hidden, \.unknown)]
}

/// The number of nights of stays.
public struct LengthCounts: Hashable, Sendable, AddableAmounts {
  public internal(set) var nights = Spread()
  public var stays: Int { nights.count }

  package mutating func add(_ others: LengthCounts) { nights.add(others.nights) }

  package static let amounts: [ReportAmount<Self>] =
    [.count("stays", \.stays), .tenths("median") { $0.nights.median }, .tenths("mean") { $0.nights.mean }]
    + ReportAmount.frequencies(ReportBand.nights) { $0.nights }
}
