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
  /// The requested site's nearest free stays of the same length, before and after; at most 2.
  public let stays: [Stay]
}
