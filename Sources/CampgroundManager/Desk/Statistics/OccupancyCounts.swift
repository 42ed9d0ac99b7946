/// The number of site nights, and how they were used (domain rule R22).
public struct OccupancyCounts: Hashable, Sendable {
  /// The number of nights in season, and of those that are held although they are not: outside it, and of a retired
  /// site.
  public internal(set) var siteNights = 0
  /// The number of blocked nights.
  public internal(set) var blocked = 0
  /// The number of nights held by reservations.
  public internal(set) var occupied = 0

  /// The share of the nights for sale that are occupied.
  public var occupancy: Ratio { Ratio(occupied, of: siteNights - blocked) }

  package static let amounts: [ReportAmount<Self>] = [
    .count("siteNights", as: "SITE-NIGHTS", \.siteNights), .count("blocked", \.blocked),
    .count("occupied", \.occupied), .share("occupancy") { $0.occupancy },
  ]

  static func += (left: inout OccupancyCounts, right: OccupancyCounts) {
    left.siteNights += right.siteNights
    left.blocked += right.blocked
    left.occupied += right.occupied
  }
}
