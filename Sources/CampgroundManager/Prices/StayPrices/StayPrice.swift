/// The price of a stay by the prices of its nights and the taxes and fees on them, line by line; all in minor units.
struct StayPrice {
  /// The prices in the order of the nights; nil for a night without one.
  let nights: [NightPrice?]
  let taxes: [TaxRule]
  /// The discounts of which the nights have parts.
  var discounts: [AgreedDiscount] = []

  /// The lines that an account is charged, nights and extras without the taxes that they include; a line of 0 is left
  /// out.
  var lines: [LedgerLine] {
    get throws(CampingError) {
      let priced = nights.compactMap(\.self)
      if priced.isEmpty, taxes.isEmpty { return [] }
      let scoped = isScoped ? stayTaxes : nil
      let included = scoped?.included
      let amount = try MinorUnits.sum(priced.lazy.map(\.amount), field: "total")
      var lines = [LedgerLine(item: .nights, name: "", amount: amount - (included?.night ?? 0))]
      let extras = try extras
      for (extra, part) in zip(extras, MinorUnits.spread(included?.extras ?? 0, by: extras.map(\.amount))) {
        lines.append(LedgerLine(item: .extras, name: extra.name, amount: extra.amount - part))
      }
      lines += discountLines
      let price = try MinorUnits.sum(lines.map(\.amount), field: "total")
      for (number, tax) in taxes.enumerated() {
        let amount = scoped?.amount(of: number) ?? tax.amount(of: price, nights: priced.count)
        lines.append(LedgerLine(item: tax.isFee ? .fees : .taxes, name: tax.name, amount: amount))
      }
      return lines.filter { $0.amount != 0 }
    }
  }

  /// True when some of its taxes are not simply on each night with its extras.
  var isScoped: Bool { taxes.haveScope || nights.contains { $0?.taxed.isEmpty == false } }

  /// The extras of all nights by name, as they are priced.
  var extras: [(name: String, amount: Int)] {
    get throws(CampingError) {
      var sums: [(name: String, amount: Int)] = []
      for (name, amount) in Extras.names {
        let priced = nights.lazy.compactMap { $0 }
        sums.append((name, try MinorUnits.sum(priced.map { amount($0.extras) }, field: "total")))
      }
      return sums
    }
  }

  /// The sum of all lines; throws ``CampingError`` when it exceeds the largest amount.
  var total: Int {
    get throws(CampingError) { try MinorUnits.sum(lines.map(\.amount), field: "total") }
  }

  /// The lines of the parts that the nights have; all discounts by hand are one line.
  private var discountLines: [LedgerLine] {
    let named = discounts.indices.filter { !discounts[$0].isByHand }.map { discounts[$0].line(part(of: $0)) }
    let byHand = discounts.indices.filter { discounts[$0].isByHand }
    return named + byHand.prefix(1).map { discounts[$0].line(byHand.reduce(0) { $0 + part(of: $1) }) }
  }

  /// The parts of a discount that the nights have.
  private func part(of number: Int) -> Int {
    nights.reduce(0) { sum, night in
      guard let parts = night?.discounts, parts.indices.contains(number) else { return sum }
      return sum + parts[number]
    }
  }

  /// The amount of a discount for the whole stay.
  func amount(of number: Int) -> Int { became.part(of: number) }

  /// Each night with its extras and discounts, as far as it has a price; without an included tax that is exempt.
  var sums: [Int] {
    let sums = nights.compactMap { $0?.sum }
    // A slept night may be exempt when the stay no longer is.
    guard taxes.contains(where: \.isIncluded) else { return sums }
    return stayTaxes.exempted.reduce(sums) { zip($0, $1).map { $0 - $1 } }
  }

  /// Each night with its extras and discounts, as far as it has a price, without the taxes that it includes.
  var netSums: [Int] {
    guard taxes.contains(where: \.isIncluded) else { return sums }
    return stayTaxes.net.map { $0.night + $0.extras }
  }

  /// The taxes that its prices include and that are not paid, each with its amount, below 0.
  var exemptions: [(name: String, amount: Int)] {
    guard taxes.contains(where: \.isIncluded) else { return [] }
    return zip(taxes, stayTaxes.exempted).map { ($0.name, -$1.reduce(0, +)) }.filter { $0.1 != 0 }
  }
}

extension AgreedDiscount {
  /// The line of an account that takes an amount off; all discounts by hand are one line.
  fileprivate func line(_ amount: Int) -> LedgerLine {
    LedgerLine(item: .discounts, name: rule.name, amount: -amount)
  }
}
