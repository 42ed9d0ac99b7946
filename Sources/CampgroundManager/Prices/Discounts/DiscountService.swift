/// Keeps the named discounts. Reservations that have one keep it as it was.
package final class DiscountService {
  private let journal: Journal
  private let settings: SettingsTable
  private let sites: CampSiteService
  private let discounts: DiscountTable

  init(journal: Journal) {
    self.journal = journal
    settings = SettingsTable(store: journal.store)
    sites = CampSiteService(journal: journal)
    discounts = DiscountTable(store: journal.store)
  }

  /// The discounts in the order in which they were added.
  package func listDiscounts() throws -> [Discount] {
    try journal.store.read { try discounts.discounts() }
  }

  /// Adds a discount that reservations may be given from now on.
  ///
  /// Throws ``CampingError`` when another discount has its name or its code, and for a site that there is not.
  @discardableResult
  package func addDiscount(_ request: DiscountRequest) throws -> Written<Discount> {
    try journal.record("add-discount") { entry in
      let site = try request.site.map(sites.find)
      var problems: [Problem] = []
      var rule = request.rule(in: try settings.settings().currency, &problems)
      rule.site = site?.siteNumber
      problems += rule.duplicates(among: try discounts.discounts())
      try problems.refuse()
      entry.record(request)
      let discount = Discount(id: try discounts.insert(rule), version: 1, rule: rule)
      try entry.created(discount)
      return discount
    }
  }

  /// Removes a discount for reservations to come; those that have it keep it.
  @discardableResult
  package func removeDiscount(_ name: String) throws -> Written<Discount> {
    try journal.record("remove-discount") { entry in
      let kept = PersonText.kept(name)
      guard let discount = try discounts.discounts().first(where: { $0.rule.name == kept }) else {
        throw CampingError(.notFound, [.reference(.notFound(.discount, name, field: "name"))])
      }
      try entry.requireVersion(of: discount)
      entry.record(["name": discount.rule.name])
      try discounts.delete(discount.id)
      try entry.deleted(discount)
      var removed = discount
      removed.version += 1
      return removed
    }
  }
}
