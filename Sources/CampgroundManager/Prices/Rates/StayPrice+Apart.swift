/// An amount for nights beside their agreed price (domain rule R10).
extension StayPrice {
  /// The lines of an amount that is added to the price, with the percentages that follow it; none for 0 and below.
  func apart(_ amount: Int) throws -> [LedgerLine] {
    guard amount > 0 else { return [] }
    let price = try MinorUnits.sum(sums, field: "total")
    let percentages = taxes.compactMap { tax -> LedgerLine? in
      guard case .percent(let percent) = tax.share else { return nil }
      let part = percent.of(price + amount) - percent.of(price)
      return LedgerLine(item: tax.isFee ? .nightsApart : .taxesApart, name: tax.name, amount: part)
    }
    return ([LedgerLine(item: .nightsApart, name: "", amount: amount)] + percentages).filter { $0.amount != 0 }
  }
}
