import Persistence

/// The rows of rates.
struct RateTable {
  let store: Store

  private static let columns = Rate.columns(of: "rate")
  private static let insertion = Rate.insertion(into: "rate")
  private static let updating = Rate.update(of: "rate")

  private static func rate(_ row: Row) throws -> Rate {
    var place = 0
    return try rate(row, at: &place)
  }

  private static func rate(_ row: Row, at place: inout Int) throws -> Rate {
    let rate = try Rate.read(row, at: &place)
    let included = rate.terms.includedCounts
    guard included.adults >= 0, included.children >= 0, included.vehicles >= 0, included.pets >= 0 else {
      throw StoreError.corrupt("a rate cannot be read")
    }
    return rate
  }

  /// The rates in the order in which they were added.
  func rates() throws -> [Rate] {
    try store.rows("SELECT \(Self.columns) FROM rate ORDER BY rate.id", Self.rate)
  }

  /// The rates as they price nights: with the campground's extras where they have none of their own.
  func book() throws -> RateBook {
    let settings: SQL = "(SELECT money FROM settings)"
    var campground: PartyPrices?
    var isFirst = true
    let rates = try store.rows(
      "SELECT \(Self.columns), \(settings) FROM rate ORDER BY rate.id"
    ) { row in
      var place = 0
      let rate = try Self.rate(row, at: &place)
      if isFirst { campground = try (row[place] as String?).map(MoneySettings.read(image:))?.party }
      isFirst = false
      return rate
    }
    return RateBook(rates, campground)
  }

  func rate(_ id: RateID) throws -> Rate? {
    try store.first("SELECT \(Self.columns) FROM rate WHERE rate.id = \(id)", Self.rate)
  }

  /// Throws when the site of a rate does not exist: the rate would become one of all sites.
  private func requireSite(of terms: RateTerms) throws {
    guard let number = terms.site else { return }
    let site = try store.value("SELECT id FROM camp_site WHERE number = \(number)", as: Int64.self)
    guard site != nil else { throw StoreError.constraint(.foreignKey) }
  }

  /// Stores a rate, a former one under its old `id`, and returns the id.
  @discardableResult
  func insert(_ name: String, _ terms: RateTerms, version: Int = 1, as id: RateID? = nil) throws -> RateID {
    try requireSite(of: terms)
    let rate = Rate(id: RateID(rawValue: 0), version: version, name: name, terms: terms)
    return RateID(
      rawValue: try store.insert(into: "rate", under: id?.rawValue) {
        SQL(Self.insertion, rate.insertValues(under: $0))
      })
  }

  func update(_ rate: Rate) throws {
    try requireSite(of: rate.terms)
    try store.execute(SQL(Self.updating, rate.updateValues(of: rate.id.rawValue)))
  }

  func delete(_ id: RateID) throws {
    try store.execute("DELETE FROM rate WHERE id = \(id)")
  }
}

extension RateTable: JournaledTable {
  static let kind = Rate.kind
  static let numbers: SQL = "SELECT id FROM rate"

  func imageText(of number: Int64) throws -> String? {
    try rate(RateID(rawValue: number))?.imageText
  }

  /// Throws ``CampingError`` when another rate has its name by now, and when its amounts are in another currency.
  func restore(_ rate: Rate, as number: Int64) throws {
    try SettingsTable(store: store).obstacles(toAmountsOf: Self.kind, number).refuse(.undoBlocked)
    try delete(rate.id)
    if try rates().contains(where: { $0.name == rate.name }) {
      throw CampingError(.undoBlocked, [.price(.duplicateRate(rate.name))])
    }
    try insert(rate.name, rate.terms, version: rate.version, as: rate.id)
  }

  func remove(_ number: Int64) throws {
    try delete(RateID(rawValue: number))
  }

  static let rows: SQL? = "rate"
}
