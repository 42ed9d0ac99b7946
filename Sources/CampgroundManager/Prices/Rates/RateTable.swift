import Persistence

extension Rate: NamedThing {
  static let statements = NamedStatements<Rate>(of: "rate")
  var onlySite: SiteNumber? { terms.site }

  func duplicates(among others: [Rate]) -> [Problem] {
    others.contains { $0.name == name } ? [.price(.duplicateRate(name))] : []
  }

  func requireReadable() throws {
    let included = terms.includedCounts
    guard included.adults >= 0, included.children >= 0, included.vehicles >= 0, included.pets >= 0 else {
      throw StoreError.corrupt("a rate cannot be read")
    }
  }
}

/// The rows of rates.
typealias RateTable = NamedTable<Rate>

extension NamedTable<Rate> {
  func rates() throws -> [Rate] { try all() }

  /// The rates as they price nights: with the campground's extras where they have none of their own.
  func book() throws -> RateBook {
    let settings: SQL = "(SELECT money FROM settings)"
    var campground: PartyPrices?
    var isFirst = true
    let rates = try store.rows(
      "SELECT \(Rate.statements.columns), \(settings) FROM rate ORDER BY rate.id"
    ) { row in
      var place = 0
      let rate = try Rate.read(row, at: &place)
      try rate.requireReadable()
      if isFirst { campground = try (row[place] as String?).map(MoneySettings.read(image:))?.party }
      isFirst = false
      return rate
    }
    return RateBook(rates, campground)
  }
}
