/// The nights of a site to block, and the reason.
public struct BlockRequest: Hashable, Sendable {
  public var site: SiteNumber
  public var stay: StayRequest
  public var reason: String
  /// True when nights of reservations are taken too, which are then displaced.
  public var isForced: Bool

  public init(site: SiteNumber, stay: StayRequest, reason: String, isForced: Bool = false) {
    self.site = site
    self.stay = stay
    self.reason = reason
    self.isForced = isForced
  }
}

/// The request as the journal keeps it.
struct JournaledBlockRequest: FieldWritable {
  let request: BlockRequest
  let reason: String

  func write(to fields: inout some FieldWriter) {
    fields.field("site", request.site)
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
