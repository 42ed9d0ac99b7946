/// Which nights of which site are to be blocked, and why.
public struct BlockRequest: Hashable, Sendable {
  public var site: SiteNumber
  public var stay: StayRequest
  public var reason: String
  /// Takes nights of reservations too, which are then displaced.
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

/// Which blocks to list; nil asks for nothing.
public struct BlockFilter: Hashable, Sendable {
  public var site: SiteNumber?
  /// The block reaches past this day …
  public var from: Day?
  /// … and begins before this one.
  public var before: Day?

  public init() {}
}
