/// The revenue of a stay, night by night.
extension StayPrice {
  /// The amounts earned on each night and taken for others, in the order of the nights; none for a night without a
  /// price.
  ///
  /// The lines of all nights sum to the lines of the stay. Extras are one line.
  var shares: [[LedgerLine]] {
    let scoped = isScoped ? stayTaxes : nil
    let included = scoped?.includedByNight
    var priced = 0
    var shares = nights.map { night -> [LedgerLine] in
      guard let night else { return [] }
      defer { priced += 1 }
      return [
        LedgerLine(item: .nights, name: "", amount: night.amount - (included?[priced].night ?? 0)),
        LedgerLine(item: .extras, name: "", amount: night.extras.sum - (included?[priced].extras ?? 0)),
        LedgerLine(item: .discounts, name: "", amount: -night.discounts.reduce(0, +)),
      ]
    }
    let places = nights.indices.filter { nights[$0] != nil }
    for (number, tax) in taxes.enumerated() {
      for (place, amount) in zip(places, scoped?.shares[number] ?? tax.shares(of: sums)) {
        shares[place].append(LedgerLine(item: tax.isFee ? .fees : .taxes, name: tax.name, amount: amount))
      }
    }
    return shares.map { $0.filter { $0.amount != 0 } }
  }
}

extension TaxRule {
  /// The share of each night of a stay: a percentage by the nights' prices, to the last unit; an amount for the stay on
  /// its first night.
  func shares(of nights: [Int]) -> [Int] {
    if isExempt { return nights.map { _ in 0 } }
    return switch share {
    case .percent: MinorUnits.spread(amount(of: nights.reduce(0, +), nights: nights.count), by: nights)
    case .perNight(let amount): nights.map { _ in amount }
    case .perStay(let amount): nights.indices.map { $0 == 0 ? amount : 0 }
    }
  }
}
