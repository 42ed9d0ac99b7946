import Persistence

/// The rows of rates.
struct RateTable {
  let store: Store

  private static let columns: SQL = """
    rate.id, rate.version, rate.name, rate.nightly, rate.weekly, rate.monthly, site.number, rate.type,
    rate.season_from, rate.season_before, rate.weekdays, rate.min_nights, rate.extra_adults, rate.extra_children,
    rate.extra_vehicles, rate.extra_pets, rate.included_adults, rate.included_children, rate.included_vehicles,
    rate.included_pets
    """
  private static let tables: SQL = "rate LEFT JOIN camp_site AS site ON site.id = rate.site"

  private static func rate(_ row: Row) throws -> Rate {
    var terms = RateTerms(nightly: try row[3])
    terms.weekly = try row[4]
    terms.monthly = try row[5]
    terms.site = try row[6]
    terms.type = try row[7]
    terms.from = try row[8]
    terms.before = try row[9]
    terms.weekdays = (try row[10] as String).split(separator: ",").compactMap { Weekday(rawValue: String($0)) }
    terms.minNights = try row[11]
    terms.extras = try Extras(adults: row[12], children: row[13], vehicles: row[14], pets: row[15])
    terms.included.adults = try row[16]
    terms.included.children = try row[17]
    terms.included.vehicles = try row[18]
    terms.included.pets = try row[19]
    let included = [terms.included.adults, terms.included.children, terms.included.vehicles, terms.included.pets]
    guard included.allSatisfy({ $0 >= 0 }) else { throw StoreError.corrupt("a rate cannot be read") }
    return try Rate(id: row[0], version: row.version(1), name: row[2], terms: terms)
  }

  /// In the order in which they were added.
  func rates() throws -> [Rate] {
    try store.rows("SELECT \(Self.columns) FROM \(Self.tables) ORDER BY rate.id", Self.rate)
  }

  func book() throws -> RateBook { RateBook(try rates()) }

  func rate(_ id: RateID) throws -> Rate? {
    try store.first("SELECT \(Self.columns) FROM \(Self.tables) WHERE rate.id = \(id)", Self.rate)
  }

  /// The site that a rate names; without this a rate of one that is not there would become one of all sites.
  private func site(of terms: RateTerms) throws -> Int64? {
    guard let number = terms.site else { return nil }
    let site = try store.value("SELECT id FROM camp_site WHERE number = \(number)", as: Int64.self)
    guard let site else { throw StoreError.constraint(.foreignKey) }
    return site
  }

  /// `id` is given to one that was there before, and nil for a new one; returns the id.
  @discardableResult
  func insert(_ name: String, _ terms: RateTerms, version: Int = 1, as id: RateID? = nil) throws -> RateID {
    let (extras, included) = (terms.extras, terms.included)
    let weekdays = terms.weekdays.map(\.rawValue).joined(separator: ",")
    let number = try store.insert(
      """
      INSERT INTO rate (id, version, name, nightly, weekly, monthly, site, type, season_from, season_before, weekdays,
        min_nights, extra_adults, extra_children, extra_vehicles, extra_pets, included_adults, included_children,
        included_vehicles, included_pets)
      VALUES (\(id), \(version), \(name), \(terms.nightly), \(terms.weekly), \(terms.monthly),
        \(try site(of: terms)), \(terms.type), \(terms.from), \(terms.before), \(weekdays),
        \(terms.minNights), \(extras.adults), \(extras.children), \(extras.vehicles), \(extras.pets),
        \(included.adults), \(included.children), \(included.vehicles), \(included.pets))
      """)
    return RateID(rawValue: number)
  }

  func delete(_ id: RateID) throws {
    try store.execute("DELETE FROM rate WHERE id = \(id)")
  }
}

extension RateTable: JournaledTable {
  static let kind = Rate.kind

  func imageText(of number: Int64) throws -> String? {
    try rate(RateID(rawValue: number))?.imageText
  }

  /// Throws ``CampingError`` when another rate has its name by now, and when its amounts are of another currency.
  func restore(_ rate: Rate, as number: Int64) throws {
    try SettingsTable(store: store).obstacles(toAmountsOf: Self.kind, number).refuse(.undoBlocked)
    try delete(rate.id)
    if try rates().contains(where: { $0.name == rate.name }) {
      throw CampingError(.undoBlocked, [.duplicateName("rate", rate.name)])
    }
    try insert(rate.name, rate.terms, version: rate.version, as: rate.id)
  }

  func remove(_ number: Int64) throws {
    try delete(RateID(rawValue: number))
  }

  func label(of number: Int64, _ rate: Rate) -> String { rate.name }
}
