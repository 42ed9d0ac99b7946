/// The terms that a request agrees on.
extension TermsRequest {
  /// The terms after the request; reports in `problems` whatever is invalid, and returns nil when nothing is agreed.
  ///
  /// Discounts by hand stay, behind the named ones. Throws ``CampingError`` for a discount or tax that there is not.
  func applied(
    to former: AgreedTerms?, in currency: Currency, _ known: [Discount], _ taxes: [TaxRule],
    _ problems: inout [Problem]
  ) throws -> AgreedTerms? {
    if isEmpty { return former }
    var terms = former ?? AgreedTerms()
    if let pass { terms.pass = PersonText.clean(pass.value, field: "pass", limit: 200, &problems) }
    if let discount {
      let named = try discount.map { try Self.discount($0, among: known) }
      for name in Set(named.filter { rule in named.count { $0.name == rule.name } > 1 }.map(\.name)).sorted() {
        problems.append(.price(.discountTwice(name)))
      }
      terms.discounts =
        named.map { rule in terms.discounts.first { $0.rule == rule } ?? AgreedDiscount(rule: rule) }
        + terms.discounts.filter(\.isByHand)
    }
    if terms.pass == nil {
      problems += terms.discounts.filter(\.rule.needsPass).map { .price(.passNeeded($0.rule.name)) }
    }
    applyNightly(to: &terms, in: currency, &problems)
    try applyExemption(to: &terms, taxes, &problems)
    return terms == AgreedTerms() ? nil : terms
  }

  private func applyNightly(to terms: inout AgreedTerms, in currency: Currency, _ problems: inout [Problem]) {
    guard let nightly else { return }
    terms.nightly = nightly.value.flatMap { $0.minorUnits(in: currency, field: "nightly", &problems) }
    terms.nightlyReason = nightly.value == nil ? nil : PersonText.reason(because ?? "", field: "because", &problems)
  }

  private func applyExemption(
    to terms: inout AgreedTerms, _ taxes: [TaxRule], _ problems: inout [Problem]
  ) throws {
    if let taxExempt {
      terms.certificate = taxExempt.value.map { PersonText.reason($0, field: "taxExempt", &problems) }
      terms.exemptFrom = []
    }
    guard let taxExemptFrom else { return }
    // Without a certificate there is no reason to exempt from any tax.
    if terms.certificate == nil { _ = PersonText.reason("", field: "taxExempt", &problems) }
    let names = taxExemptFrom.map(PersonText.kept)
    let missing = names.filter { name in !taxes.contains { !$0.isFee && $0.name == name } }
    try missing.map { .reference(.notFound(.tax, $0, field: "taxExemptFrom")) }.refuse(.notFound)
    terms.exemptFrom = names
  }

  /// The rule of a discount by its name, or else its code in any case.
  private static func discount(_ text: String, among known: [Discount]) throws -> DiscountRule {
    let (name, key) = (PersonText.kept(text), PersonText.key(text))
    if let named = known.first(where: { $0.rule.name == name })
      ?? known.first(where: { PersonText.key($0.rule.name) == key })
      ?? known.first(where: { $0.rule.code.map(PersonText.key) == key })
    {
      return named.rule
    }
    throw CampingError(.notFound, [.reference(.notFound(.discount, text, field: "discount"))])
  }
}
