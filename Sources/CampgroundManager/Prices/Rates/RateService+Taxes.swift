/// Taxes and fees.
extension RateService {
  /// The taxes and fees in the order in which they were added.
  public func listTaxes() throws -> [Tax] { try taxes.list() }

  /// Adds a tax or fee to the price of stays made from now on.
  @discardableResult
  public func addTax(_ name: String, _ edits: TaxEdits) throws -> WriteResult<Tax> {
    try taxes.add(name, edits, applying(edits))
  }

  /// The problems of a tax or fee to make or change, as far as it is given.
  package func problems(of given: GivenThing<TaxEdits>) throws -> [Problem] {
    try taxes.problems(of: given, applying(given.edits))
  }

  /// Changes the name and the terms of a tax or fee for stays, charges and sales to come; the items that list it have
  /// its new name.
  ///
  /// Throws ``CampingError`` when there is no such tax, when the new name is taken, and when the terms are invalid.
  @discardableResult
  public func changeTax(_ name: String, rename: String? = nil, _ edits: TaxEdits) throws -> WriteResult<Tax> {
    var taxes = taxes
    taxes.follow = { [items] before, after, entry in
      for item in try items.items() where item.taxes?.contains(before.name) == true {
        var renamed = item
        renamed.taxes = item.taxes?.map { $0 == before.name ? after.name : $0 }
        _ = try entry.update(item, to: renamed, items.update)
      }
    }
    return try taxes.change(name, rename: rename, edits, applying(edits))
  }

  /// Removes a tax or fee for stays to come.
  @discardableResult
  public func removeTax(_ name: String) throws -> WriteResult<Tax> { try taxes.remove(name) }

  private func applying(_ edits: TaxEdits) -> NamedKeeper<Tax>.Edit {
    { [settings] tax, problems in
      tax.rule = edits.applied(to: tax.rule, in: try settings.settings().currency, &problems)
    }
  }
}
