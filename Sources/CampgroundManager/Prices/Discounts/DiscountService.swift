/// Keeps the named discounts. Reservations that have one keep it as it was.
public final class DiscountService {
  private let settings: SettingsTable
  private let sites: CampSiteService
  private let discounts: NamedKeeper<Discount>

  init(journal: Journal) {
    settings = SettingsTable(store: journal.store)
    sites = CampSiteService(journal: journal)
    discounts = NamedKeeper(journal: journal)
  }

  /// The discounts in the order in which they were added.
  public func listDiscounts() throws -> [Discount] { try discounts.list() }

  /// Adds a discount that reservations may be given from now on.
  ///
  /// Throws ``CampingError`` when another discount has its name or its code, and for a site that there is not.
  @discardableResult
  public func addDiscount(_ name: String, _ edits: DiscountEdits) throws -> WriteResult<Discount> {
    try discounts.add(name, edits, applying(edits))
  }

  /// The problems of a discount to make or change, as far as it is given.
  package func problems(of given: GivenThing<DiscountEdits>) throws -> [Problem] {
    var edits = given.edits
    edits.site = try sites.known(edits.site)
    return try discounts.problems(of: given, applying(edits))
  }

  /// Changes the name and the terms of a discount for reservations to come; those that have it keep it as it was.
  ///
  /// Throws ``CampingError`` when there is no such discount, and when another one has its new name or code.
  @discardableResult
  public func changeDiscount(
    _ name: String, rename: String? = nil, _ edits: DiscountEdits
  ) throws -> WriteResult<Discount> {
    try discounts.change(name, rename: rename, edits, applying(edits))
  }

  /// Removes a discount for reservations to come; those that have it keep it.
  @discardableResult
  public func removeDiscount(_ name: String) throws -> WriteResult<Discount> { try discounts.remove(name) }

  private func applying(_ edits: DiscountEdits) -> NamedKeeper<Discount>.Edit {
    { [self] discount, problems in
      var edits = edits
      if let site = edits.site?.value { edits.site = .set(try sites.find(site).siteNumber) }
      discount.rule = edits.applied(to: discount.rule, in: try settings.settings().currency, &problems)
    }
  }
}
