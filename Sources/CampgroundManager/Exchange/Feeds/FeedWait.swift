import Persistence

/// Nights of a feed that its calendar no longer has, and that are kept until a later reading says the same (domain rule
/// R37).
package struct FeedWait: Hashable, Sendable {
  package internal(set) var id: FeedWaitID
  /// The version, which grows by one with each change.
  package internal(set) var version: Int
  package internal(set) var feed: String
  package internal(set) var site: SiteNumber
  /// True for closed nights, false for those of a stay.
  package internal(set) var isClosed: Bool
  /// The first night …
  package internal(set) var from: Day
  /// … and the day after the last.
  package internal(set) var before: Day
  /// The time of the first reading without them, in seconds since 1970-01-01 00:00 UTC.
  package internal(set) var since: Int

  /// Its nights behind a day; past ones are not waited for.
  func nights(after day: Day) -> Range<Day> {
    let first = max(from, day.advanced(by: 1))
    return first..<max(first, before)
  }

  /// True when it is what waits at a reading.
  func isOf(_ waiting: FeedLoss.Waiting, on today: Day) -> Bool {
    isClosed == waiting.isClosed && since == waiting.since && nights(after: today) == waiting.nights
  }
}

/// Identifies nights that wait, `f-2`.
package struct FeedWaitID: Identifier, Storable, ColumnValue {
  package static let prefix = "f-"
  package let rawValue: Int64
  package init(rawValue: Int64) { self.rawValue = rawValue }
}

extension FeedWait: Journaled {
  static let kind = "feed-wait"
  var journalNumber: Int64 { id.rawValue }
  var label: String { id.description }
}

extension FeedWait: Recorded {
  package static let blank = FeedWait(
    id: FeedWaitID(rawValue: 0), version: 0, feed: "", site: "0", isClosed: false, from: .earliest, before: .earliest,
    since: 0)

  static let fields: FieldList<Self> = [
    key({ $0.id }, { $0.id = $1 }),
    text("feed", of: .campground, { $0.feed }, { $0.feed = $1 }),
    field(
      "site", from: "site.number", in: "(SELECT id FROM camp_site WHERE number = ?)", { $0.site }, { $0.site = $1 }),
    field("closed", { $0.isClosed }, { $0.isClosed = $1 }),
    field("from", column: "arrival", { $0.from }, { $0.from = $1 }),
    field("before", column: "departure", { $0.before }, { $0.before = $1 }),
    field("since", { $0.since }, { $0.since = $1 }),
    version({ $0.version }, { $0.version = $1 }),
  ]
}
