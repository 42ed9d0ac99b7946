/// Keeps the rates, taxes and fees. Agreed prices stay as they are.
public final class RateService {
  private let journal: Journal
  private let settings: SettingsTable
  private let sites: CampSiteService
  private let rates: RateTable
  private let taxes: TaxTable

  init(journal: Journal) {
    self.journal = journal
    settings = SettingsTable(store: journal.store)
    sites = CampSiteService(journal: journal)
    rates = RateTable(store: journal.store)
    taxes = TaxTable(store: journal.store)
  }

  /// The rates in the order in which they decide: of those that cover a night the first sets its price (domain rule
  /// R20).
  public func listRates() throws -> [Rate] {
    try journal.store.read { try rates.book().rates }
  }

  /// Adds a rate; throws ``CampingError`` when its name is taken or its terms are invalid.
  @discardableResult
  public func addRate(_ request: RateRequest) throws -> Written<Rate> {
    try journal.record("add-rate") { entry in
      if let site = request.site { _ = try sites.find(site) }
      var problems: [Problem] = []
      let name = PersonText.rateName(request.name, &problems)
      if try rates.rates().contains(where: { $0.name == name }) { problems.append(.duplicateName("rate", name)) }
      let terms = request.terms(in: try settings.settings().currency, &problems)
      try problems.refuse()
      entry.record(request)
      let rate = Rate(id: try rates.insert(name, terms), version: 1, name: name, terms: terms)
      try entry.created(rate)
      return rate
    }
  }

  /// Removes a rate for stays to come.
  @discardableResult
  public func removeRate(_ name: String) throws -> Written<Rate> {
    try journal.record("remove-rate") { entry in
      let kept = PersonText.kept(name)
      guard let rate = try rates.rates().first(where: { $0.name == kept }) else {
        throw CampingError(.notFound, [.notFound("rate", name, field: "name")])
      }
      try entry.requireVersion(of: rate)
      entry.record(["name": rate.name])
      try rates.delete(rate.id)
      try entry.deleted(rate)
      var removed = rate
      removed.version += 1
      return removed
    }
  }
}

/// Taxes and fees.
extension RateService {
  /// The taxes and fees in the order in which they were added.
  public func listTaxes() throws -> [Tax] {
    try journal.store.read { try taxes.taxes() }
  }

  /// Adds a tax or fee to the price of stays made from now on.
  @discardableResult
  public func addTax(_ request: TaxRequest) throws -> Written<Tax> {
    try journal.record("add-tax") { entry in
      var problems: [Problem] = []
      let name = PersonText.rateName(request.name, &problems)
      if try taxes.taxes().contains(where: { $0.rule.name == name }) { problems.append(.duplicateName("tax", name)) }
      let share = request.share(in: try settings.settings().currency, &problems)
      try problems.refuse()
      guard let share else { throw CampingError(.invalidRequest, [.taxWithoutShare]) }
      entry.record(request)
      let rule = TaxRule(name: name, isFee: request.isFee, share: share)
      let tax = Tax(id: try taxes.insert(rule), version: 1, rule: rule)
      try entry.created(tax)
      return tax
    }
  }

  /// Removes a tax or fee for stays to come.
  @discardableResult
  public func removeTax(_ name: String) throws -> Written<Tax> {
    try journal.record("remove-tax") { entry in
      let kept = PersonText.kept(name)
      guard let tax = try taxes.taxes().first(where: { $0.rule.name == kept }) else {
        throw CampingError(.notFound, [.notFound("tax", name, field: "name")])
      }
      try entry.requireVersion(of: tax)
      entry.record(["name": tax.rule.name])
      try taxes.delete(tax.id)
      try entry.deleted(tax)
      var removed = tax
      removed.version += 1
      return removed
    }
  }
}

extension PersonText {
  /// The name of a rate or tax, as it is kept.
  static func rateName(_ text: String, _ problems: inout [Problem]) -> String {
    let name = clean(text, field: "name", limit: 100, &problems)
    if name.isEmpty { problems.append(.emptyRateName) }
    return name
  }
}
