/// Taxes and fees.
extension RateService {
  /// The taxes and fees in the order in which they were added.
  public func listTaxes() throws -> [Tax] {
    try journal.store.read { try taxes.taxes() }
  }

  /// Adds a tax or fee to the price of stays made from now on.
  @discardableResult
  public func addTax(_ name: String, _ edits: TaxEdits) throws -> Written<Tax> {
    try journal.record("add-tax") { entry in
      var problems: [Problem] = []
      var tax = try edited(.blank, .first(name), edits, &problems)
      try problems.refuse()
      entry.record(NamedRequest(name: tax.rule.name, terms: edits))
      tax.version = 1
      tax.id = try taxes.insert(tax.rule)
      try entry.created(tax)
      return tax
    }
  }

  /// The problems of a tax or fee to make or change, as far as it is given.
  package func problems(of given: GivenThing<TaxEdits>) throws -> [Problem] {
    try given.problems(of: .blank, whole: .whole, findTax) { try edited($0, $1, given.edits, &$2) }
  }

  /// Changes the name and the terms of a tax or fee for stays, charges and sales to come; the items that list it have
  /// its new name.
  ///
  /// Throws ``CampingError`` when there is no such tax, when the new name is taken, and when the terms are invalid.
  @discardableResult
  public func changeTax(_ name: String, rename: String? = nil, _ edits: TaxEdits) throws -> Written<Tax> {
    try journal.record("change-tax") { entry in
      let before = try findTax(name)
      try entry.requireVersion(of: before)
      entry.record(NamedRequest(name: before.rule.name, rename: rename, terms: edits))
      var problems: [Problem] = []
      let after = try edited(before, rename.map(NewName.other), edits, &problems)
      try problems.refuse()
      let changed = try entry.update(before, to: after, taxes.update)
      for item in try items.items() where item.taxes?.contains(before.rule.name) == true {
        var renamed = item
        renamed.taxes = item.taxes?.map { $0 == before.rule.name ? after.rule.name : $0 }
        _ = try entry.update(item, to: renamed, items.update)
      }
      return changed
    }
  }

  /// Removes a tax or fee for stays to come.
  @discardableResult
  public func removeTax(_ name: String) throws -> Written<Tax> {
    try journal.record("remove-tax") { entry in
      let tax = try findTax(name)
      try entry.requireVersion(of: tax)
      entry.record(["name": tax.rule.name])
      try taxes.delete(tax.id)
      try entry.deleted(tax)
      var removed = tax
      removed.version += 1
      return removed
    }
  }

  private func findTax(_ name: String) throws -> Tax {
    let kept = PersonText.kept(name)
    if let tax = try taxes.taxes().first(where: { $0.rule.name == kept }) { return tax }
    throw CampingError(.notFound, [.reference(.notFound(.tax, name, field: "name"))])
  }

  /// The tax after the edits, with another name if one is given; reports in `problems` whatever is invalid, and another
  /// tax's name.
  private func edited(
    _ tax: Tax, _ newName: NewName?, _ edits: TaxEdits, _ problems: inout [Problem]
  ) throws -> Tax {
    var tax = tax
    if let newName {
      tax.rule.name = PersonText.rateName(newName, &problems)
      if try taxes.taxes().contains(where: { $0.rule.name == tax.rule.name && $0.id != tax.id }) {
        problems.append(.price(.duplicateTax(tax.rule.name)))
      }
    }
    tax.rule = edits.applied(to: tax.rule, in: try settings.settings().currency, &problems)
    return tax
  }
}
