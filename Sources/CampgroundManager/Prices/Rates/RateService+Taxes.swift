/// Taxes and fees.
extension RateService {
  /// The taxes and fees in the order in which they were added.
  package func listTaxes() throws -> [Tax] {
    try journal.store.read { try taxes.taxes() }
  }

  /// Adds a tax or fee to the price of stays made from now on.
  @discardableResult
  package func addTax(_ request: TaxRequest) throws -> Written<Tax> {
    try journal.record("add-tax") { entry in
      var problems: [Problem] = []
      let name = PersonText.rateName(request.name, &problems)
      if try taxes.taxes().contains(where: { $0.rule.name == name }) {
        problems.append(.price(.duplicateTax(name)))
      }
      let rule = request.rule(named: name, in: try settings.settings().currency, &problems)
      try problems.refuse()
      entry.record(request)
      let tax = Tax(id: try taxes.insert(rule), version: 1, rule: rule)
      try entry.created(tax)
      return tax
    }
  }

  /// Removes a tax or fee for stays to come.
  @discardableResult
  package func removeTax(_ name: String) throws -> Written<Tax> {
    try journal.record("remove-tax") { entry in
      let kept = PersonText.kept(name)
      guard let tax = try taxes.taxes().first(where: { $0.rule.name == kept }) else {
        throw CampingError(.notFound, [.reference(.notFound(.tax, name, field: "name"))])
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
