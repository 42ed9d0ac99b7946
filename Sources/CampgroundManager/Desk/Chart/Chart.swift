/// The tape chart: who holds which site from when to when, over some nights.
public struct Chart: Hashable, Sendable {
  /// The first night …
  public let from: Day
  /// … and the day after the last.
  public let before: Day
  public let today: Day
  /// In natural order of their names; the sites that lie in none are last.
  public let loops: [ChartLoop]
  /// One for each night, of the sites that the chart shows.
  public let occupancy: [NightOccupancy]

  public var numberOfNights: Int { from.distance(to: before) }
}

/// The sites of one loop.
public struct ChartLoop: Hashable, Sendable {
  /// Nil for the sites that lie in no loop.
  public let name: String?
  /// In natural order of their numbers.
  public let rows: [ChartRow]
}

/// One site and who holds it.
public struct ChartRow: Hashable, Sendable {
  public let site: CampSite
  /// By their nights; none overlaps another. Each has a night in the chart, or ends on its first day.
  public let bars: [ChartBar]
}

/// Nights in a row that one party or block holds on one site.
///
/// A party that moves has a bar on each of its sites, and one that a block displaced has two with the block between.
public struct ChartBar: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case stay
    case hold
    case block
  }

  public let kind: Kind
  /// The reservation's or the block's, such as `r-3`.
  public let id: String
  /// Nil for a block.
  public let status: ReservationStatus?
  /// The camper's name, or a block's reason.
  public let label: String
  /// The first night here, which may be before the chart's first …
  public let from: Day
  /// … and the day after the last here, which may be after the chart's end.
  public let before: Day
}

/// How much of one night is taken (domain rule R22).
public struct NightOccupancy: Hashable, Sendable {
  public let night: Day
  /// All that are in service, and those out of service that somebody holds this night.
  public let sites: Int
  public let blocked: Int
  /// Held for a party: by a hold that stands, a reservation, a stay.
  public let occupied: Int

  /// Occupied ÷ (all − blocked); nil when nothing could be sold.
  public var ratio: Double? {
    sites > blocked ? Double(occupied) / Double(sites - blocked) : nil
  }
}
