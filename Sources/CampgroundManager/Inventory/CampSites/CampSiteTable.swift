import Persistence

/// The rows of camp sites.
struct CampSiteTable {
  let store: Store

  static let columns = CampSite.columns(of: "site")
  private static let insertion = CampSite.insertion(into: "camp_site")
  private static let updating = CampSite.update(of: "camp_site")

  /// A condition on a column of words, true when it contains the word.
  static func has(_ word: some LosslessStringConvertible & FieldRepresentable & JSONReadable, in column: SQL) -> SQL {
    "\(column) LIKE \("%\(WordList([word]).text)%")"
  }

  func site(_ number: SiteNumber) throws -> CampSite? {
    try store.first("SELECT \(Self.columns) FROM camp_site AS site WHERE site.number = \(number)", CampSite.readRow)
  }

  func site(id: Int64) throws -> CampSite? {
    try store.first("SELECT \(Self.columns) FROM camp_site AS site WHERE site.id = \(id)", CampSite.readRow)
  }

  /// Every site, in natural order.
  func all() throws -> [CampSite] {
    try all(where: "1 = 1")
  }

  /// The sites of a condition on `site`, in natural order.
  func all(where condition: SQL) throws -> [CampSite] {
    try store.rows(
      "SELECT \(Self.columns) FROM camp_site AS site WHERE \(condition) ORDER BY site.order_key, site.number",
      CampSite.readRow)
  }

  /// The type of each site.
  func types() throws -> [SiteNumber: Slug] {
    let types = try store.rows("SELECT number, type FROM camp_site") { (try $0[0] as SiteNumber, try $0[1] as Slug) }
    return Dictionary(uniqueKeysWithValues: types)
  }

  /// A condition on `site`, true when it has this number; nil takes any.
  static func isNumbered(_ number: SiteNumber?) -> SQL {
    number.map { "site.number = \($0)" } ?? "1 = 1"
  }

  /// Stores a new site, or a former one under its old id.
  func insert(_ site: CampSite, as old: Int64? = nil) throws -> CampSite {
    var kept = site
    kept.id = try store.insert(SQL(Self.insertion, site.insertValues(under: old)))
    return kept
  }

  func update(_ site: CampSite) throws {
    try store.execute(SQL(Self.updating, site.updateValues(of: site.id)))
  }
}
