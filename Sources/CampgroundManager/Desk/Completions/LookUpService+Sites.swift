import Persistence

/// Sites, and their features.
extension LookUpService {
  /// The sites by number, in any case, in natural order.
  public func sites(_ typed: String) throws -> [Found] {
    let text = PersonText.composed(typed)
    let starts = Set([text, text.lowercased(), text.uppercased()])
    let sites = try text.isEmpty ? firstSites() : starts.flatMap(sites)
    return sites.sorted { ($0.key, $0.found.text) < ($1.key, $1.found.text) }.map(\.found)
  }

  private typealias Site = (key: String, found: Found)
  private static let columns: SQL = "number, order_key, loop, type, retired FROM camp_site"

  private func sites(beginning start: String) throws -> [Site] {
    try rows(Self.columns, ofThoseWhere: "number", beginsWith: start, Self.site)
  }

  /// The first sites; when there are more, the last in the order of texts is among them, as for a typed beginning.
  private func firstSites() throws -> [Site] {
    let first = try store.rows(
      "SELECT \(Self.columns) ORDER BY order_key, number LIMIT \(Self.limit - 1)", Self.site)
    guard first.count == Self.limit - 1 else { return first }
    let last = try store.first("SELECT \(Self.columns) ORDER BY number DESC LIMIT 1", Self.site)
    return first + [last].compactMap(\.self).filter { last in !first.contains { $0.found == last.found } }
  }

  private static func site(_ row: Row) throws -> Site {
    (try row[1], Found(try row[0], .site(loop: try row[2], type: try row[3], isRetired: try row[4])))
  }

  /// The types that sites have.
  public func types(_ typed: String) throws -> [Found] {
    try words("type", typed.lowercased())
  }

  public func loops(_ typed: String) throws -> [Found] {
    try words("loop", PersonText.composed(typed))
  }

  /// The words in a column. No index has them, but a campground has only so many sites.
  private func words(_ column: SQL, _ start: String) throws -> [Found] {
    try rows(
      "DISTINCT word FROM (SELECT \(column) AS word FROM camp_site LIMIT 20000) AS words", ofThoseWhere: "word",
      beginsWith: start
    ) { Found(try $0[0]) }
  }
}
