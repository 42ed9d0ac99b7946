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
      var rate = try edited(.blank(like: model), .first(name), edits, &problems)
      try problems.refuse()
      entry.record(NamedRequest(name: rate.name, like: model?.name, terms: edits))
      rate.version = 1
      rate.id = try rates.insert(rate.name, rate.terms)
      try entry.created(rate)
      return rate
    }
  }

  /// The problems of a rate to make or change, as far as it is given.
  package func problems(of given: GivenThing<RateEdits>, like other: String? = nil) throws -> [Problem] {
    var (problems, edits) = ([Problem](), given.edits)
    edits.site = try sites.known(edits.site)
    let model = try other.flatMap { other in try problems.finding { try find(other, field: "like") } }
    let blank = other == nil || model != nil ? Rate.blank(like: model) : nil
    return try problems
      + given.problems(of: blank, whole: .whole, { try find($0) }, { try edited($0, $1, edits, &$2) })
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
      var problems: [Problem] = []
      let after = try edited(before, rename.map(NewName.other), edits, &problems)
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

  /// The rate after the edits, with another name if one is given; reports in `problems` whatever is invalid, and another
  /// rate's name.
  private func edited(
    _ rate: Rate, _ newName: NewName?, _ edits: RateEdits, _ problems: inout [Problem]
  ) throws -> Rate {
    var (rate, edits) = (rate, edits)
    if let newName {
      rate.name = PersonText.rateName(newName, &problems)
      if try rates.rates().contains(where: { $0.name == rate.name && $0.id != rate.id }) {
        problems.append(.price(.duplicateRate(rate.name)))
      }
    }
    if let site = edits.site?.value { edits.site = .set(try sites.find(site).siteNumber) }
    rate.terms = edits.applied(to: rate.terms, in: try settings.settings().currency, &problems)
    return rate
  }
}

extension Rate {
  /// A rate with the terms of another one, or that costs nothing.
  fileprivate static func blank(like model: Rate?) -> Rate {
    var rate = blank
    if let model { rate.terms = model.terms }
    return rate
  }
}

extension PersonText {
  /// The name of a rate, a tax or another thing with a name of its own, as it is kept.
  static func rateName(_ given: NewName, _ problems: inout [Problem]) -> String {
    let name = clean(given.text, field: given.field, limit: 100, &problems)
    if name.isEmpty { problems.append(.record(.emptyName(field: given.field))) }
    return name
  }
}
