/// The sites of which the same nights are blocked.
public enum BlockedSites: Hashable, Sendable {
  case numbered([SiteNumber])
  /// The sites in service of a loop, of a type, or of both; nil is any.
  case group(loop: String?, type: Slug?)
}

/// The nights of sites to block, and the reason.
public struct BlockRequest: Hashable, Sendable {
  public var sites: BlockedSites
  public var stay: StayRequest
  public var reason: String
  /// True when nights of reservations are taken too, which are then displaced.
  public var isForced: Bool

  public init(site: SiteNumber, stay: StayRequest, reason: String, isForced: Bool = false) {
    self.init(sites: .numbered([site]), stay: stay, reason: reason, isForced: isForced)
  }

  public init(sites: BlockedSites, stay: StayRequest, reason: String, isForced: Bool = false) {
    self.sites = sites
    self.stay = stay
    self.reason = reason
    self.isForced = isForced
  }
}

/// The request as the journal keeps it.
struct JournaledBlockRequest: FieldWritable {
  let request: BlockRequest
  /// The blocked sites.
  let sites: [SiteNumber]
  let reason: String

  func write(to fields: inout some FieldWriter) {
    if sites.count == 1 { fields.field("site", sites[0]) } else { fields.list("sites", sites) }
    fields.field("from", request.stay.arrival)
    fields.field("nights", request.stay.numberOfNights)
    fields.field("reason", reason)
    fields.field("force", request.isForced)
  }
}

/// A filter of blocks; a nil property filters nothing.
public struct BlockFilter: Hashable, Sendable {
  public var site: SiteNumber?
  /// The day that the block reaches past …
  public var from: Day?
  /// … and the day before which it begins.
  public var before: Day?

  public init() {}
}
