/// The holder of a requested night.
public struct Conflict: Hashable, Sendable {
  public let site: SiteNumber
  /// The holder's first night on this site.
  public let arrival: Day
  /// The day after its last night there.
  public let departure: Day
  public let holder: Holder

  package init(site: SiteNumber, arrival: Day, departure: Day, holder: Holder) {
    self.site = site
    self.arrival = arrival
    self.departure = departure
    self.holder = holder
  }
}

/// The holder of a night: a reservation, or a block (maintenance, owner's use).
public enum Holder: Hashable, Sendable {
  case reservation(ReservationID, ReservationStatus)
  case block(BlockID)
}

extension Holder: CustomStringConvertible {
  /// The holder's id.
  public var description: String {
    switch self {
    case .reservation(let id, _): id.description
    case .block(let id): id.description
    }
  }

  /// The state of the site because of it, such as `reserved` or `blocked`.
  package var status: String {
    switch self {
    case .reservation(_, let status): status.rawValue
    case .block: "blocked"
    }
  }
}

/// The alternatives to nights that are taken (domain rule R19).
public struct Alternatives: Hashable, Sendable {
  /// Free sites that fit for these nights, the best first; at most 5.
  public let sites: [SiteNumber]
  /// The nearest free stays of the same length, before and after, on the requested site, or on any when none is requested; at
  /// most 2.
  public let stays: [Stay]
  /// The stay in two parts, each on a site that is free for it; empty unless no site has all of its nights.
  package internal(set) var parts: [SitedStay]
  /// The ways out when a stay is to become longer; nil otherwise.
  package let longer: LongerStay?

  package init(sites: [SiteNumber], stays: [Stay], longer: LongerStay? = nil, parts: [SitedStay] = []) {
    (self.sites, self.stays, self.longer, self.parts) = (sites, stays, longer, parts)
  }
}

/// Nights on a site that are free.
package struct SitedStay: Hashable, Sendable {
  package let site: SiteNumber
  package let stay: Stay

  package init(site: SiteNumber, stay: Stay) { (self.site, self.stay) = (site, stay) }
}

/// The ways to add nights to a stay whose site is another party's then.
package struct LongerStay: Hashable, Sendable {
  /// The sites that are free for the added nights alone; at most 5.
  package let sites: [SiteNumber]
  /// The party that comes, and the sites to which it could move; nil when a block or a party that is there stands in the
  /// way.
  package let comes: Coming?

  /// A party that is to come.
  package struct Coming: Hashable, Sendable {
    package let reservation: ReservationID
    package let arrival: Day
    /// The free sites that take it for its whole stay; at most 5.
    package let sites: [SiteNumber]
  }

  package init(sites: [SiteNumber], comes: Coming?) { (self.sites, self.comes) = (sites, comes) }
}

extension Conflict {
  /// The site's state and who holds it, such as `reserved from 2027-07-01 to 2027-07-03 (r-1)`.
  package var words: String {
    let status =
      switch holder {
      case .reservation(_, .checkedIn): "occupied"
      case .reservation(_, let status): status.description.lowercased()
      case .block: "blocked"
      }
    return "\(status) from \(arrival.dated) to \(departure.dated) (\(holder))"
  }
}
