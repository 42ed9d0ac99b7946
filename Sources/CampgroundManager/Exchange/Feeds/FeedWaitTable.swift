import Persistence

/// The rows of nights that wait.
struct FeedWaitTable {
  let store: Store

  private static let columns = FeedWait.columns(of: "feed_wait")
  private static let insertion = FeedWait.insertion(into: "feed_wait")
  private static let tables: SQL = "feed_wait JOIN camp_site AS site ON site.id = feed_wait.site"

  /// The nights of a feed that wait on a site, in their order.
  func waits(of feed: String, on site: CampSite) throws -> [FeedWait] {
    try store.rows(
      """
      SELECT \(Self.columns) FROM \(Self.tables)
      WHERE feed_wait.feed = \(feed) AND feed_wait.site = \(site.id) ORDER BY feed_wait.arrival, feed_wait.id
      """, FeedWait.readRow)
  }

  func wait(_ id: FeedWaitID) throws -> FeedWait? {
    try store.first("SELECT \(Self.columns) FROM \(Self.tables) WHERE feed_wait.id = \(id)", FeedWait.readRow)
  }

  /// Stores new nights that wait, or former ones under their old id.
  func insert(_ wait: FeedWait, as old: FeedWaitID? = nil) throws -> FeedWait {
    var kept = wait
    kept.id = FeedWaitID(
      rawValue: try store.insert(into: "feed_wait", under: old?.rawValue) {
        SQL(Self.insertion, wait.insertValues(under: $0))
      })
    return kept
  }
}

extension FeedWaitTable: JournaledTable {
  static let kind = FeedWait.kind
  static let numbers: SQL = "SELECT id FROM feed_wait"

  func imageTexts(of numbers: [Int64]) throws -> [Int64: String] {
    FeedWait.imageTexts(
      of: try store.rows(
        "SELECT \(Self.columns) FROM \(Self.tables) WHERE \(SQL("feed_wait.id", isOneOf: numbers))", FeedWait.readRow))
  }

  func restore(_ wait: FeedWait, as number: Int64) throws {
    try remove(number)
    _ = try insert(wait, as: wait.id)
  }

  func remove(_ number: Int64) throws { try store.execute("DELETE FROM feed_wait WHERE id = \(number)") }

  static let rows: SQL? = "feed_wait"
}
