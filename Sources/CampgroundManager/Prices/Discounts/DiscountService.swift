/// Keeps the named discounts. Reservations that have one keep it as it was.
public final class DiscountService {
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
  public func listDiscounts() throws -> [Discount] {
    try journal.store.read { try discounts.discounts() }
  }

  /// Adds a discount that reservations may be given from now on.
  ///
  /// Throws ``CampingError`` when another discount has its name or its code, and for a site that there is not.
  @discardableResult
  public func addDiscount(_ name: String, _ edits: DiscountEdits) throws -> Written<Discount> {
    try journal.record("add-discount") { entry in
      var problems: [Problem] = []
      var discount = try edited(.blank, .first(name), edits, &problems)
      try problems.refuse()
      entry.record(NamedRequest(name: discount.rule.name, terms: edits))
      discount.version = 1
      discount.id = try discounts.insert(discount.rule)
      try entry.created(discount)
      return discount
    }
  }

  /// The problems of a discount to make or change, as far as it is given.
  package func problems(of given: GivenThing<DiscountEdits>) throws -> [Problem] {
    var edits = given.edits
    edits.site = try sites.known(edits.site)
    return try given.problems(of: .blank, whole: .whole, find) { try edited($0, $1, edits, &$2) }
  }

  /// Changes the name and the terms of a discount for reservations to come; those that have it keep it as it was.
  ///
  /// Throws ``CampingError`` when there is no such discount, and when another one has its new name or code.
  @discardableResult
  public func changeDiscount(
    _ name: String, rename: String? = nil, _ edits: DiscountEdits
  ) throws -> Written<Discount> {
    try journal.record("change-discount") { entry in
      let before = try find(name)
      try entry.requireVersion(of: before)
      entry.record(NamedRequest(name: before.rule.name, rename: rename, terms: edits))
      var problems: [Problem] = []
      let after = try edited(before, rename.map(NewName.other), edits, &problems)
      try problems.refuse()
      return try entry.update(before, to: after, discounts.update)
    }
  }

  /// Removes a discount for reservations to come; those that have it keep it.
  @discardableResult
  public func removeDiscount(_ name: String) throws -> Written<Discount> {
    try journal.record("remove-discount") { entry in
      let discount = try find(name)
      try entry.requireVersion(of: discount)
      entry.record(["name": discount.rule.name])
      try discounts.delete(discount.id)
      try entry.deleted(discount)
      var removed = discount
      removed.version += 1
      return removed
    }
  }

  private func find(_ name: String) throws -> Discount {
    let kept = PersonText.kept(name)
    if let discount = try discounts.discounts().first(where: { $0.rule.name == kept }) { return discount }
    throw CampingError(.notFound, [.reference(.notFound(.discount, name, field: "name"))])
  }

  /// The discount after the edits, with another name if one is given; reports in `problems` whatever is invalid, and
  /// another discount's name or code.
  private func edited(
    _ discount: Discount, _ newName: NewName?, _ edits: DiscountEdits, _ problems: inout [Problem]
  ) throws -> Discount {
    var (discount, edits) = (discount, edits)
    if let newName { discount.rule.name = PersonText.rateName(newName, &problems) }
    if let site = edits.site?.value { edits.site = .set(try sites.find(site).siteNumber) }
    discount.rule = edits.applied(to: discount.rule, in: try settings.settings().currency, &problems)
    problems += discount.rule.duplicates(among: try discounts.discounts().filter { $0.id != discount.id })
    return discount
  }
}
