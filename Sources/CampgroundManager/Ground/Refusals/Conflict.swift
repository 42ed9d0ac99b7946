/// Who holds a night that was asked for.
public struct Conflict: Hashable, Sendable {
  public let site: SiteNumber
  /// The holder's first night on this site.
  public let arrival: Day
  /// The day after its last night there.
  public let departure: Day
  public let holder: Holder
}

/// What can hold a night: a reservation, or a block (maintenance, owner's use).
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

  /// What the site is because of it, such as `reserved` or `blocked`.
  public var status: String {
    switch self {
    case .reservation(_, let status): status.rawValue
    case .block: "blocked"
    }
  }
}

/// What would do instead of nights that are taken (domain rule R19).
public struct Alternatives: Hashable, Sendable {
  /// Free sites that fit for these nights, the best first; at most 5.
  public let sites: [SiteNumber]
  /// The asked site's nearest free stays of the same length, before and after; at most 2.
  public let stays: [Stay]
}
