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

  /// The site of a number, whatever the case of its letters, and without its leading zeros where that is one site; the
  /// exact spelling goes first (domain rule R34).
  func site(_ number: SiteNumber) throws -> CampSite? {
    let exact = try store.first(
      "SELECT \(Self.columns) FROM camp_site AS site WHERE site.number = \(number)", CampSite.readRow)
    if let exact { return exact }
    // Numbers that differ in case and leading zeros alone have one place in the natural order.
    return meant(by: number, among: try all(where: "site.order_key = \(number.orderKey)"))
  }

  private func meant(by number: SiteNumber, among alike: [CampSite]) -> CampSite? {
    let same = alike.filter { $0.siteNumber.isSame(as: number) }
    guard let site = same.count == 1 ? same[0] : alike.count == 1 ? alike[0] : nil else { return nil }
    JournalState.of(store).read(number, as: site.siteNumber)
    return site
  }

  /// The sites of several numbers, each by the number as it is given; one that does not exist is not among them.
  func sites(_ numbers: [SiteNumber]) throws -> [SiteNumber: CampSite] {
    let found = try Slices.of(numbers.map(\.orderKey)).flatMap { try all(where: SQL("site.order_key", isOneOf: $0)) }
    let alike = Dictionary(grouping: found, by: \.siteNumber.orderKey)
    return numbers.reduce(into: [:]) { sites, number in
      let alike = alike[number.orderKey] ?? []
      sites[number] = alike.first { $0.siteNumber == number } ?? meant(by: number, among: alike)
    }
  }

  /// The site that has a number already, ignoring case; nil when it is free for the site with this id, or for a new one.
  func holder(of number: SiteNumber, besides id: Int64? = nil) throws -> CampSite? {
    try holders(of: [number]).holder(of: number, besides: id)
  }

  /// The sites that have some numbers already.
  func holders(of numbers: [SiteNumber]) throws -> SiteHolders {
    let found = try Slices.of(Set(numbers.map(\.orderKey)).sorted()).flatMap {
      try all(where: SQL("site.order_key", isOneOf: $0))
    }
    return SiteHolders(Dictionary(grouping: found, by: \.siteNumber.orderKey))
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

  /// A condition on `site`, true for the site that ``site(_:)`` finds; nil takes any.
  static func isNumbered(_ number: SiteNumber?) -> SQL {
    guard let number else { return "1 = 1" }
    let key = number.orderKey
    return """
      (site.number = \(number) OR site.order_key = \(key)
        AND NOT EXISTS (SELECT 1 FROM camp_site AS exact WHERE exact.number = \(number))
        AND (lower(site.number) = \(number.text.lowercased())
          OR (SELECT count(*) FROM camp_site AS alike WHERE alike.order_key = \(key)) = 1))
      """
  }

  /// The ids of the sites of such a number.
  static func ids(numbered number: SiteNumber) -> SQL {
    "SELECT site.id FROM camp_site AS site WHERE \(isNumbered(number))"
  }

  /// Stores a new site, or a former one under its old id.
  func insert(_ site: CampSite, as old: Int64? = nil) throws -> CampSite {
    var kept = site
    kept.id = try store.insert(into: "camp_site", under: old) { SQL(Self.insertion, site.insertValues(under: $0)) }
    return kept
  }

  /// Changes a site's row, and with its number everything that names it by that number.
  ///
  /// Throws ``StoreError`` when another site has the number.
  func update(_ before: CampSite, to site: CampSite) throws {
    let former = before.siteNumber
    if former == site.siteNumber { return try write(site) }
    // The store itself refuses only an equal number (domain rule R34).
    guard try holder(of: site.siteNumber, besides: site.id) == nil else {
      throw StoreError.constraint(.unique(columns: ["camp_site.number"]))
    }
    try write(site)
    try SiteRenumbering(store: store, former: former, number: site.siteNumber).rewrite()
  }

  private func write(_ site: CampSite) throws {
    try store.execute(SQL(Self.updating, site.updateValues(of: site.id)))
  }
}

/// The sites that have some numbers, by the place of these in the natural order.
struct SiteHolders {
  private var alike: [String: [CampSite]]

  init(_ alike: [String: [CampSite]]) { self.alike = alike }

  /// The site that has a number already, ignoring case; nil when it is free for the site with this id, or for a new one.
  func holder(of number: SiteNumber, besides id: Int64? = nil) -> CampSite? {
    let same = (alike[number.orderKey] ?? []).filter { $0.id != id && $0.siteNumber.isSame(as: number) }
    return same.first { $0.siteNumber == number } ?? same.first
  }

  /// Takes note of a site that is new, or has changed.
  mutating func keep(_ site: CampSite) {
    alike[site.siteNumber.orderKey, default: []].removeAll { $0.id == site.id }
    alike[site.siteNumber.orderKey, default: []].append(site)
  }
}
