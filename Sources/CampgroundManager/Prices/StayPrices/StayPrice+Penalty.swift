/// The penalty for a stay that does not come about as agreed (domain rule R31).
extension StayPrice {
  /// The lines of a penalty that is a portion of the price.
  ///
  /// A share of the total keeps that share of each tax as tax, rounded once; the rest is the penalty. An amount, and the
  /// price of some nights, contain no tax: what nights include is taken out first, and neither is above the total without
  /// included taxes. The total is with the lines of a day that are charged, and without the amount waived.
  func penalty(_ portion: Portion<Int>, named name: String, beside charged: [LedgerLine] = []) throws -> [LedgerLine] {
    let corrections = charged.filter { $0.item.correctsStay }
    let total = try max(0, total + corrections.sum + charged.waivedOfStay)
    let (share, fee): (Percent?, Int) =
      switch portion {
      case .none: (nil, 0)
      case .all: (.all, total)
      case .percent(let percent): (percent, percent.of(total))
      case .amount, .nights: (nil, try portion.of(max(0, total - includedTax(beside: corrections)), nights: netSums))
      }
    guard fee > 0 else { return [] }
    let taxes = try share.map { try keptTaxes($0, beside: corrections) } ?? []
    let kept = taxes.reduce(0) { $0 + $1.amount }
    // After a waiver the fee may be less than the taxes.
    guard kept < fee else { return [LedgerLine(item: .penalties, name: name, amount: fee)] }
    return [LedgerLine(item: .penalties, name: name, amount: fee - kept)] + taxes.filter { $0.amount != 0 }
  }

  /// The lines without the amount waived of the stay, which ends with a stay that does not come about: the fee is a part
  /// of the rest. An amount comes off the stay first, then the charges beside it.
  func leaving(_ charged: [LedgerLine]) throws -> [LedgerLine] {
    let amounts = charged.filter { $0.item == .discountsApart && $0.name.isEmpty }.sum
    let ofFees = charged.waivedOfStay - amounts
    var left = try max(0, total + charged.filter { $0.item.correctsStay }.sum + ofFees)
    return charged.map { line in
      guard line.item == .discountsApart, line.name.isEmpty else { return line }
      let part = min(left, -line.amount)
      left -= part
      return LedgerLine(item: line.item, name: "", amount: line.amount + part)
    }
  }

  /// The taxes that the total includes.
  private func includedTax(beside corrections: [LedgerLine]) throws -> Int {
    let names = taxes.filter(\.isIncluded).map(\.name)
    return try (lines + corrections).filter { [.taxes, .taxesApart].contains($0.item) && names.contains($0.name) }.sum
  }

  /// The lines of a penalty of the whole price of nights that were given up, whose taxes stay taxes.
  func penalty(insteadOf shorter: StayPrice, named name: String) throws -> [LedgerLine] {
    let given = Ledger.differences(from: try shorter.lines, to: try lines)
    let taxes = given.filter { $0.item == .taxes }
      .map { LedgerLine(item: .taxesApart, name: $0.name, amount: $0.amount) }
    let rest = given.filter { $0.item != .taxes }.reduce(0) { $0 + $1.amount }
    return ([LedgerLine(item: .penalties, name: name, amount: rest)] + taxes).filter { $0.amount > 0 }
  }

  /// The share of each tax that a penalty keeps.
  private func keptTaxes(_ share: Percent, beside corrections: [LedgerLine]) throws -> [LedgerLine] {
    try lines.filter { $0.item == .taxes }.map { tax in
      let amount = tax.amount + corrections.filter { $0.item == .taxesApart && $0.name == tax.name }.sum
      return LedgerLine(item: .taxesApart, name: tax.name, amount: share.of(max(0, amount)))
    }
  }
}

extension [LedgerLine] {
  /// The sum of the waivers, below 0, without those of fees that are beside the stay.
  fileprivate var waivedOfStay: Int {
    let beside = filter { $0.item.staysCharged && !$0.name.isEmpty }.map(\.name)
    return filter { $0.item == .discountsApart && !beside.contains($0.name) }.sum
  }
}
