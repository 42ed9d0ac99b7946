/// Keeps the rates, taxes and fees. Agreed prices stay as they are.
public final class RateService {
  private let journal: Journal
  let settings: SettingsTable
  private let sites: CampSiteService
  private let rates: RateTable
  private let keeper: NamedKeeper<Rate>
  let taxes: NamedKeeper<Tax>
  let items: ItemTable

  init(journal: Journal) {
    self.journal = journal
    settings = SettingsTable(store: journal.store)
    sites = CampSiteService(journal: journal)
    rates = RateTable(store: journal.store)
    keeper = NamedKeeper(journal: journal)
    taxes = NamedKeeper(journal: journal)
    items = ItemTable(store: journal.store)
  }

  /// The rates in the order in which they decide: of those that cover a night the first sets its price (domain rule
  /// R20).
  public func listRates() throws -> [Rate] {
    try journal.store.read { try rates.book().rates }
  }

  /// Adds a rate with the terms of another one, if given, and the edits.
  ///
  /// The amounts of the edits are in the campground's currency; a rate without a price of its own costs nothing.
  ///
  /// - Throws: ``CampingError`` when its name is taken, when there is no such other rate, and when its terms are invalid.
  @discardableResult
  public func addRate(_ name: String, like other: String? = nil, _ edits: RateEdits) throws -> WriteResult<Rate> {
    try keeper.add(name, like: other, edits, applying(edits))
  }

  /// The problems of a rate to make or change, as far as it is given.
  package func problems(of given: GivenThing<RateEdits>, like other: String? = nil) throws -> [Problem] {
    var edits = given.edits
    edits.site = try sites.known(edits.site)
    return try keeper.problems(of: given, like: other, applying(edits))
  }

  /// Changes the name and the terms of a rate for stays to come: reservations keep their price.
  ///
  /// Throws ``CampingError`` when there is no such rate, when the new name is taken, and when the terms are invalid.
  @discardableResult
  public func changeRate(_ name: String, rename: String? = nil, _ edits: RateEdits) throws -> WriteResult<Rate> {
    try keeper.change(name, rename: rename, edits, applying(edits))
  }

  /// Removes a rate for stays to come.
  @discardableResult
  public func removeRate(_ name: String) throws -> WriteResult<Rate> { try keeper.remove(name) }

  /// The rates that decide before one on some nights, and those that it takes over from, one of each two being dated; of
  /// its season from today on, for a year at most, or for two without one.
  package func ratesBeside(_ rate: Rate) throws -> (deciding: [DecidingRate], givingWay: [DecidingRate]) {
    let first = max(rate.terms.from ?? journal.clock.today, journal.clock.today)
    let end = min(rate.terms.before ?? .latest, first.advanced(by: rate.terms.isDated ? 366 : 2 * 366))
    guard first < end else { return ([], []) }
    return try journal.store.read {
      let others = try rates.rates().filter { $0.id != rate.id }
      let types = try types()
      let book = RateBook(others + [rate])
      return (
        // The rate for any night of the year gives way to every other, as it is there to do.
        rate.terms.isOfAnyNight ? [] : book.rates(decidingBefore: rate, on: first..<end, types: types),
        book.rates(givingWayTo: rate, on: first..<end, types: types)
      )
    }
  }

  /// The rates that a stay pays that is too short for one, on its nights from today on, for a year at most; nil among
  /// them for nights that no rate covers.
  package func ratesOfShorterStays(than rate: Rate) throws -> [Rate?] {
    guard let shortest = rate.terms.minNights, shortest > 1 else { return [] }
    let first = max(rate.terms.from ?? journal.clock.today, journal.clock.today)
    let end = min(rate.terms.before ?? .latest, first.advanced(by: 366))
    guard first < end else { return [] }
    return try journal.store.read {
      let others = try rates.rates().filter { $0.id != rate.id && $0.terms.minNights ?? 1 < shortest }
      let types = try types()
      let besides = RateBook(others).rates.filter {
        $0.terms.scope >= rate.terms.scope && $0.terms.applies(besides: rate.terms, types: types)
      }
      var found: [Rate?] = []
      for night in (first..<end).filter(rate.terms.cover) {
        let paid = besides.first { $0.terms.cover(night) }
        if !found.contains(paid) { found.append(paid) }
      }
      return found
    }
  }

  /// The rates that cover the night of a day, on a site or on any, in the order in which they decide.
  ///
  /// Throws ``CampingError`` for a site that there is not.
  public func listRates(on day: Day, at site: SiteNumber? = nil) throws -> [RateOnDay] {
    try journal.store.read {
      let site = try site.map(sites.find)
      return RateBook(try rates.rates()).rates(on: day, at: site, types: try types())
    }
  }

  private func types() throws -> [SiteNumber: Slug] {
    try sites.listCampSites().reduce(into: [:]) { $0[$1.siteNumber] = $1.type }
  }

  private func applying(_ edits: RateEdits) -> NamedKeeper<Rate>.Edit {
    { [self] rate, problems in
      var edits = edits
      if let site = edits.site?.value { edits.site = .set(try sites.find(site).siteNumber) }
      rate.terms = edits.applied(to: rate.terms, in: try settings.settings().currency, &problems)
    }
  }
}
