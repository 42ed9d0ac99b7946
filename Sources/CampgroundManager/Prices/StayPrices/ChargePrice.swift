/// The price of a charge beside a stay, with the taxes and fees of its day; in minor units.
///
/// Each is rounded once for the charge, half to even. A tax that prices include is taken out of the charge; the others
/// are on the rest.
struct ChargePrice {
  /// The charge itself, its fees and its taxes; a line of 0 is left out.
  let lines: [LedgerLine]

  /// - Parameters:
  ///   - amount: The charge as it is priced.
  ///   - name: The name of an item; empty for a charge by hand.
  ///   - rules: The taxes and fees on it; those that are no percentage are left out.
  init(_ amount: Int, name: String, _ rules: [TaxRule]) {
    let percents = rules.reduce(0) { $0 + ($1.isIncluded ? $1.share.percentage?.millionths ?? 0 : 0) }
    var charge = amount
    var (fees, taxes): ([LedgerLine], [LedgerLine]) = ([], [])
    for rule in rules where rule.isIncluded {
      guard let percent = rule.share.percentage else { continue }
      let part = MinorUnits.share(of: amount, percent.millionths, outOf: Percent.whole + percents)
      charge -= part
      if !rule.isExempt { taxes.append(LedgerLine(item: .chargeTaxes, name: rule.name, amount: part)) }
    }
    for rule in rules where !rule.isIncluded && !rule.isExempt && rule.isFee {
      guard let percent = rule.share.percentage else { continue }
      fees.append(LedgerLine(item: .chargeFees, name: rule.name, amount: percent.of(charge)))
    }
    for rule in rules where !rule.isIncluded && !rule.isExempt && !rule.isFee {
      guard let percent = rule.share.percentage else { continue }
      let base = charge + (rule.scope?.on.contains(.fees) == true ? fees.sum : 0)
      taxes.append(LedgerLine(item: .chargeTaxes, name: rule.name, amount: percent.of(base)))
    }
    lines = ([LedgerLine(item: .other, name: name, amount: charge)] + fees + taxes).filter { $0.amount != 0 }
  }

  /// The charge with its taxes and fees.
  var total: Int { lines.sum }
}

extension [TaxRule] {
  /// The taxes and fees on charges by hand, or on an item, on a day.
  func onCharges(of item: Item?, on day: Day) -> [TaxRule] {
    filter { rule in
      guard rule.share.percentage != nil else { return false }
      if let names = item?.taxes { return names.contains(rule.name) }
      guard let scope = rule.scope, scope.on.contains(item == nil ? .charges : .items) else { return false }
      if let from = scope.from, day < from { return false }
      if let before = scope.before, day >= before { return false }
      return true
    }
  }
}
