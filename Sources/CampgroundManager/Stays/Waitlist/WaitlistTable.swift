import Persistence

/// The rows of the waitlist.
struct WaitlistTable {
  let store: Store
  let clock: CampgroundClock

  private static let columns = WaitlistEntry.columns(of: "w")
  private static let insertion = WaitlistEntry.insertion(into: "waitlist")
  private static let updating = WaitlistEntry.update(of: "waitlist")
  private static let tables: SQL = """
    waitlist AS w LEFT JOIN camp_site AS site ON site.id = w.site LEFT JOIN reservation AS hold ON hold.id = w.offer
    """

  /// The query of entries. An offer that has expired does not count: the entry waits again.
  private var selection: SQL {
    """
    SELECT \(Self.columns), CASE WHEN hold.status = 'expired'
      OR hold.status = 'held' AND hold.hold_expires <= \(clock.now.seconds) THEN 1 ELSE 0 END FROM \(Self.tables)
    """
  }

  private static func entry(_ row: Row) throws -> WaitlistEntry {
    var place = 0
    var entry = try WaitlistEntry.read(row, at: &place)
    if entry.status == .offered, try row[place] { entry.status = .waiting }
    return entry
  }

  func entry(_ id: WaitlistID) throws -> WaitlistEntry? {
    try store.first("\(selection) WHERE w.id = \(id)", Self.entry)
  }

  /// The entries that wait or have an offer, in the order in which they came.
  func unsettled() throws -> [WaitlistEntry] {
    try store.rows(
      "\(selection) WHERE w.status IN ('waiting', 'offered') ORDER BY w.id", Self.entry)
  }

  /// True when an entry waits, or has an offer that may have run out. For `IN` the engine would make a small index, in
  /// each line of a batch. The words are bound: a trial of a command takes a statement without values for one that finds nothing.
  func hasWaiting() throws -> Bool {
    try store.first(
      """
      SELECT 1 FROM waitlist WHERE status = \(WaitlistStatus.waiting)
      UNION ALL SELECT 1 FROM waitlist WHERE status = \(WaitlistStatus.offered) LIMIT 1
      """
    ) { _ in true } ?? false
  }

  /// All entries of a camper, whatever became of them.
  func entries(of camper: CamperID) throws -> [WaitlistEntry] {
    try store.rows("\(selection) WHERE w.camper = \(camper) ORDER BY w.id", Self.entry)
  }

  /// Stores a new entry under the next id, or a former one under its own.
  func insert(_ entry: WaitlistEntry, as old: WaitlistID? = nil) throws -> WaitlistID {
    WaitlistID(
      rawValue: try store.insert(into: "waitlist", under: old?.rawValue) {
        SQL(Self.insertion, entry.insertValues(under: $0))
      })
  }

  func update(_ entry: WaitlistEntry) throws {
    try store.execute(SQL(Self.updating, entry.updateValues(of: entry.id.rawValue)))
  }
}

extension WaitlistTable: JournaledTable {
  static let kind = WaitlistEntry.kind
  static let numbers: SQL = "SELECT id FROM waitlist"

  /// The images as they are kept: they have no change that time alone has made.
  func imageTexts(of numbers: [Int64]) throws -> [Int64: String] {
    WaitlistEntry.imageTexts(
      of: try store.rows(
        "SELECT \(Self.columns) FROM \(Self.tables) WHERE \(SQL("w.id", isOneOf: numbers))", WaitlistEntry.readRow))
  }

  func restore(_ entry: WaitlistEntry, as number: Int64) throws {
    if try self.entry(entry.id) == nil { _ = try insert(entry, as: entry.id) } else { try update(entry) }
  }

  func remove(_ number: Int64) throws {
    try store.execute("DELETE FROM waitlist WHERE id = \(number)")
  }

  static let rows: SQL? = "waitlist"
}
