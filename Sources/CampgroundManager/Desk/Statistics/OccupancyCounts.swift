/// How many nights of sites there are, and what became of them (domain rule R22).
public struct OccupancyCounts: Hashable, Sendable {
  /// All: of a retired site only those that it holds.
  public internal(set) var siteNights = 0
  /// Out of sale.
  public internal(set) var blocked = 0
  /// Held by reservations.
  public internal(set) var occupied = 0

  /// Occupied of those that were for sale.
  public var occupancy: Ratio { Ratio(occupied, of: siteNights - blocked) }

  static func += (left: inout OccupancyCounts, right: OccupancyCounts) {
    left.siteNights += right.siteNights
    left.blocked += right.blocked
    left.occupied += right.occupied
  }
}
