/// The tape chart: the holders of the sites over some nights.
public struct Chart: Hashable, Sendable {
  /// The first night …
  public let from: Day
  /// … and the day after the last.
  public let before: Day
  public let today: Day
  /// The loops in natural order of their names; the sites outside loops are last.
  public let loops: [ChartLoop]
  /// The occupancy of each night, of the sites that the chart shows.
  public let occupancy: [NightOccupancy]

  public var numberOfNights: Int { from.distance(to: before) }
}

/// The sites of one loop.
public struct ChartLoop: Hashable, Sendable {
  /// The name; nil for the sites that lie in no loop.
  public let name: String?
  /// The rows in natural order of the sites' numbers.
  public let rows: [ChartRow]
}

/// One site and its holders.
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
  /// The id of the reservation or the block, such as `r-3`.
  public let id: String
  /// The status; nil for a block.
  public let status: ReservationStatus?
  /// The camper's name, or a block's reason.
  public let label: String
  /// The first night here, which may be before the chart's first …
  public let from: Day
  /// … and the day after the last here, which may be after the chart's end.
  public let before: Day
}

/// The occupancy of one night (domain rule R22).
public struct NightOccupancy: Hashable, Sendable {
  public let night: Day
  /// The number of sites in service, and of those out of service that somebody holds this night.
  public let sites: Int
  public let blocked: Int
  /// The sites held for a party: by a hold that stands, a reservation or a stay.
  public let occupied: Int

  /// Occupied ÷ (all − blocked); nil when nothing could be sold.
  public var ratio: Double? {
    sites > blocked ? Double(occupied) / Double(sites - blocked) : nil
  }
}
