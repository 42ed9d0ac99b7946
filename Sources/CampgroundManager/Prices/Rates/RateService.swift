/// Keeps the rates, taxes and fees. Agreed prices stay as they are.
public final class RateService {
  let journal: Journal
  let settings: SettingsTable
  private let sites: CampSiteService
  private let rates: RateTable
  let taxes: TaxTable
  let items: ItemTable

  init(journal: Journal) {
    self.journal = journal
    settings = SettingsTable(store: journal.store)
    sites = CampSiteService(journal: journal)
    rates = RateTable(store: journal.store)
    taxes = TaxTable(store: journal.store)
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
  public func addRate(_ name: String, like other: String? = nil, _ edits: RateEdits) throws -> Written<Rate> {
    try journal.record("add-rate") { entry in
      let model = try other.map { try find($0, field: "like") }
      var problems: [Problem] = []
      let kept = try self.name(name, &problems)
      let terms = try applied(edits, to: model?.terms ?? RateTerms(nightly: 0), &problems)
      try problems.refuse()
      entry.record(NamedRequest(name: kept, like: model?.name, terms: edits))
      let rate = Rate(id: try rates.insert(kept, terms), version: 1, name: kept, terms: terms)
      try entry.created(rate)
      return rate
    }
  }

  /// The problems of a new rate as far as it is given, each of which stands whatever the other parts are.
  package func problems(of name: String?, like other: String?, _ edits: RateEdits) throws -> [Problem] {
    var (problems, edits, terms) = ([Problem](), edits, RateTerms(nightly: 0))
    if let name { _ = try self.name(name, &problems) }
    if let site = edits.site?.value, try sites.getCampSite(site) == nil { edits.site = nil }
    do {
      if let other { terms = try find(other, field: "like").terms }
    } catch let error as CampingError {
      problems += error.problems
    }
    _ = try applied(edits, to: terms, &problems)
    return problems
  }

  /// Changes the name and the terms of a rate for stays to come: reservations keep their price.
  ///
  /// Throws ``CampingError`` when there is no such rate, when the new name is taken, and when the terms are invalid.
  @discardableResult
  public func changeRate(_ name: String, rename: String? = nil, _ edits: RateEdits) throws -> Written<Rate> {
    try journal.record("change-rate") { entry in
      let before = try find(name)
      try entry.requireVersion(of: before)
      entry.record(NamedRequest(name: before.name, rename: rename, terms: edits))
      var after = before
      var problems: [Problem] = []
      if let rename { after.name = try self.name(rename, field: "rename", besides: before.id, &problems) }
      after.terms = try applied(edits, to: before.terms, &problems)
      try problems.refuse()
      return try entry.update(before, to: after, rates.update)
    }
  }

  /// Removes a rate for stays to come.
  @discardableResult
  public func removeRate(_ name: String) throws -> Written<Rate> {
    try journal.record("remove-rate") { entry in
      let rate = try find(name)
      try entry.requireVersion(of: rate)
      entry.record(["name": rate.name])
      try rates.delete(rate.id)
      try entry.deleted(rate)
      var removed = rate
      removed.version += 1
      return removed
    }
  }

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

  private func find(_ name: String, field: String = "name") throws -> Rate {
    let kept = PersonText.kept(name)
    if let rate = try rates.rates().first(where: { $0.name == kept }) { return rate }
    throw CampingError(.notFound, [.reference(.notFound(.rate, name, field: field))])
  }

  /// The name as it is kept; reports in `problems` one that is invalid, or another rate's.
  private func name(
    _ text: String, field: String = "name", besides own: RateID? = nil, _ problems: inout [Problem]
  ) throws -> String {
    let name = PersonText.rateName(text, field: field, &problems)
    if try rates.rates().contains(where: { $0.name == name && $0.id != own }) {
      problems.append(.price(.duplicateRate(name)))
    }
    return name
  }

  private func applied(_ edits: RateEdits, to terms: RateTerms, _ problems: inout [Problem]) throws -> RateTerms {
    var edits = edits
    if let site = edits.site?.value { edits.site = .set(try sites.find(site).siteNumber) }
    return edits.applied(to: terms, in: try settings.settings().currency, &problems)
  }
}

extension PersonText {
  /// The name of a rate or tax, as it is kept.
  static func rateName(_ text: String, field: String = "name", _ problems: inout [Problem]) -> String {
    let name = clean(text, field: field, limit: 100, &problems)
    if name.isEmpty { problems.append(.record(.emptyName(field: field))) }
    return name
  }
}
