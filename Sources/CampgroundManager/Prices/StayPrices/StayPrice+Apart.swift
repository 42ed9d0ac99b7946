/// Amounts beside the prices of the nights, of the day on which they are charged (domain rules R10 and R28).
extension StayPrice {
  /// The lines of an amount for nights that were stayed, of the discounts that no night has, and of the percentages
  /// that follow both; an amount of 0 and below is none.
  func apart(_ amount: Int) throws -> [LedgerLine] {
    let crossed = taxes.map {
      LedgerLine(item: $0.isFee ? .nightsApart : .taxesApart, name: $0.name, amount: $0.apart)
    }
    var lines = discounts.map { $0.line($0.apart, item: .agreedApart) }
    if amount > 0 { lines.append(LedgerLine(item: .nightsApart, name: "", amount: amount)) }
    let sum = lines.sum
    guard sum != 0 else { return (lines + crossed).filter { $0.amount != 0 } }
    let price = try MinorUnits.sum(sums, field: "total")
    let taxes = percentages(of: price + sum, insteadOf: price).merged(with: crossed)
    return (lines.without(included(in: sum)) + taxes).filter { $0.amount != 0 }
  }

  /// The lines of one more discount by hand beside all that is charged, and of the percentages that follow it.
  func discount(of amount: Int, beside charged: [LedgerLine]) throws -> [LedgerLine] {
    let apart = charged.filter { $0.item == .agreedApart || $0.item == .nightsApart && $0.name.isEmpty }
    let price = try MinorUnits.sum(sums, field: "total") + apart.sum
    let line = LedgerLine(item: .agreedApart, name: "", amount: -amount)
    let taxes = percentages(of: price - amount, insteadOf: price)
    return ([line].without(included(in: -amount)) + taxes).filter { $0.amount != 0 }
  }

  /// The differences of percentages at another price.
  private func percentages(of price: Int, insteadOf former: Int) -> [LedgerLine] {
    taxes.indices.compactMap { number in
      let tax = taxes[number]
      guard case .percent(let percent) = tax.share, !tax.isExempt, isOnNights(number) else { return nil }
      let part = tax.part(percent, of: max(0, price), taxes) - tax.part(percent, of: max(0, former), taxes)
      return LedgerLine(item: tax.isFee ? .nightsApart : .taxesApart, name: tax.name, amount: part)
    }
  }

  /// The part of an amount that taxes take out of it because prices include them.
  private func included(in amount: Int) -> Int {
    taxes.indices.reduce(0) { sum, number in
      guard taxes[number].isIncluded, let percent = taxes[number].share.percentage, isOnNights(number) else {
        return sum
      }
      return sum + taxes[number].part(percent, of: amount, taxes)
    }
  }

  /// True for a tax on one of its nights.
  private func isOnNights(_ number: Int) -> Bool {
    guard let scope = taxes[number].scope else { return true }
    return scope.on.contains(.nights)
      && nights.contains { $0.map { $0.taxed.indices.contains(number) ? $0.taxed[number] > 0 : true } ?? false }
  }
}

extension AgreedDiscount {
  /// The line of an account that takes an amount off; all discounts by hand are one line.
  func line(_ amount: Int, item: LedgerEntry.Item = .discounts) -> LedgerLine {
    LedgerLine(item: item, name: rule.name, amount: -amount)
  }
}

extension TaxRule {
  /// The percentage of a price, or the part of it when the price includes it.
  fileprivate func part(_ percent: Percent, of price: Int, _ all: [TaxRule]) -> Int {
    let included = all.reduce(0) { $0 + ($1.isIncluded ? $1.share.percentage?.millionths ?? 0 : 0) }
    if isIncluded { return MinorUnits.share(of: price, percent.millionths, outOf: Percent.whole + included) }
    return percent.of(
      included == 0 ? price : MinorUnits.share(of: price, Percent.whole, outOf: Percent.whole + included))
  }
}

extension [LedgerLine] {
  /// The lines with an amount taken off the first of them.
  fileprivate func without(_ amount: Int) -> [LedgerLine] {
    guard amount != 0, let first = last else { return self }
    return dropLast() + [LedgerLine(item: first.item, name: first.name, amount: first.amount - amount)]
  }

  /// The lines with the amounts of others of the same item and name, and those others that have none.
  fileprivate func merged(with others: [LedgerLine]) -> [LedgerLine] {
    var merged = self
    for other in others where other.amount != 0 {
      if let place = merged.firstIndex(where: { $0.item == other.item && $0.name == other.name }) {
        merged[place] = LedgerLine(item: other.item, name: other.name, amount: merged[place].amount + other.amount)
      } else {
        merged.append(other)
      }
    }
    return merged
  }
}
