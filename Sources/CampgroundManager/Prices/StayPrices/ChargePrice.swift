/// The price of a charge beside a stay, with the taxes and fees of its day; in minor units.
///
/// Each is rounded once for the charge, half to even. A tax that prices include is taken out of the charge; the others
/// are on the rest.
struct ChargePrice {
  /// The charge itself, its fees and its taxes, each with its base; a line of 0 without one is left out.
  let lines: [LedgerLine]

  /// - Parameters:
  ///   - amount: The charge as it is priced.
  ///   - name: The name of an item; empty for a charge by hand.
  ///   - rules: The taxes and fees on it; those that are no percentage are left out.
  init(_ amount: Int, name: String, _ rules: [TaxRule]) {
    let rules = rules.compactMap { rule in rule.share.percent.map { (rule: rule, percent: $0) } }
    let percents = rules.reduce(0) { $0 + ($1.rule.isIncluded ? $1.percent.millionths : 0) }
    let included = rules.filter(\.rule.isIncluded).map { rule, percent in
      (rule: rule, part: MinorUnits.share(of: amount, percent.millionths, outOf: Percent.whole + percents))
    }
    let charge = included.reduce(amount) { $0 - $1.part }
    let fees = rules.filter { $0.rule.isFee && !$0.rule.isIncluded && !$0.rule.isExempt }.map { rule, percent in
      LedgerLine(item: .chargeFees, name: rule.name, amount: percent.of(charge))
    }
    let onTop = rules.filter { !$0.rule.isFee && !$0.rule.isIncluded }.map { rule, percent in
      let base = charge + (rule.scope?.on.contains(.fees) == true ? fees.sum : 0)
      return LedgerLine(rule, percent.of(base), on: base)
    }
    let taxes = included.map { LedgerLine($0.rule, $0.part, on: charge) } + onTop
    lines = ([LedgerLine(item: .other, name: name, amount: charge)] + fees + taxes).filter { !$0.isNothing }
  }

  /// The charge with its taxes and fees.
  var total: Int { lines.sum }
}

extension LedgerLine {
  /// A tax on a charge, with its base; of an exempt one the base alone.
  fileprivate init(_ tax: TaxRule, _ amount: Int, on base: Int) {
    self.init(
      item: .chargeTaxes, name: tax.name, amount: tax.isExempt ? 0 : amount,
      base: tax.isExempt ? TaxedBase(exempt: base) : TaxedBase(taxed: base))
  }
}

extension [TaxRule] {
  /// The taxes and fees on charges by hand, or on an item, on a day.
  func onCharges(of item: Item?, on day: Day) -> [TaxRule] {
    filter { rule in
      guard rule.share.percent != nil else { return false }
      if let names = item?.taxes { return names.contains(rule.name) }
      guard let scope = rule.scope, scope.on.contains(item == nil ? .charges : .items) else { return false }
      if let from = scope.from, day < from { return false }
      if let before = scope.before, day >= before { return false }
      return true
    }
  }
}
