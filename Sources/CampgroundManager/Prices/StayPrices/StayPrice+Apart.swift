/// Amounts beside the prices of the nights, of the day on which they are charged (domain rules R10 and R28).
extension StayPrice {
  /// The lines of an amount for nights that were stayed, of the discounts that no night has, and of the percentages
  /// that follow both; an amount of 0 and below is none.
  func apart(_ amount: Int) throws -> [LedgerLine] {
    var lines = discounts.map { $0.line($0.apart, item: .agreedApart) }
    if amount > 0 { lines.append(LedgerLine(item: .nightsApart, name: "", amount: amount)) }
    let sum = lines.sum
    guard sum != 0 else { return lines.filter { $0.amount != 0 } }
    let price = try MinorUnits.sum(sums, field: "total")
    return (lines + percentages(of: price + sum, insteadOf: price)).filter { $0.amount != 0 }
  }

  /// The lines of one more discount by hand beside all that is charged, and of the percentages that follow it.
  func discount(of amount: Int, beside charged: [LedgerLine]) throws -> [LedgerLine] {
    let apart = charged.filter { $0.item == .agreedApart || $0.item == .nightsApart && $0.name.isEmpty }
    let price = try MinorUnits.sum(sums, field: "total") + apart.sum
    let line = LedgerLine(item: .agreedApart, name: "", amount: -amount)
    return ([line] + percentages(of: price - amount, insteadOf: price)).filter { $0.amount != 0 }
  }

  /// The differences of percentages at another price.
  private func percentages(of price: Int, insteadOf former: Int) -> [LedgerLine] {
    taxes.compactMap { tax in
      guard case .percent(let percent) = tax.share, !tax.isExempt else { return nil }
      let part = percent.of(max(0, price)) - percent.of(max(0, former))
      return LedgerLine(item: tax.isFee ? .nightsApart : .taxesApart, name: tax.name, amount: part)
    }
  }
}

extension AgreedDiscount {
  /// The line of an account that takes an amount off; all discounts by hand are one line.
  func line(_ amount: Int, item: LedgerEntry.Item = .discounts) -> LedgerLine {
    LedgerLine(item: item, name: rule.name, amount: -amount)
  }
}
