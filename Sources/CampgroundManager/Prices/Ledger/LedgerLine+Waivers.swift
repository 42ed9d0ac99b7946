/// The charges that people have waived (domain rule R28).
extension [LedgerLine] {
  /// The sum of all lines.
  var sum: Int { reduce(0) { $0 + $1.amount } }

  /// The sum of the lines of an item, below 0 for discounts.
  func sum(of item: LedgerEntry.Item) -> Int { filter { $0.item == item }.sum }

  /// The waivers among them that still stand beside other charges: each at most the charge that it takes back, and all
  /// together at most the total.
  func waivers(beside charges: [LedgerLine]) -> [LedgerLine] {
    var left = charges.sum
    return filter { $0.item == .discountsApart && $0.amount < 0 }.compactMap { waiver in
      let charged = waiver.name.isEmpty ? left : charges.filter { $0.isWaivable(as: waiver.name) }.sum
      let amount = Swift.min(-waiver.amount, Swift.max(0, Swift.min(charged, left)))
      left -= amount
      return amount > 0 ? LedgerLine(item: .discountsApart, name: waiver.name, amount: -amount) : nil
    }
  }

  /// The drafts that waive an amount of these charges, or all that remains of those with a name; nil when none has it.
  ///
  /// The share of tax that a penalty keeps is waived with it.
  func waiver(of name: String, _ amount: Int? = nil, on id: ReservationID, because reason: String) -> [LedgerDraft]? {
    guard let name = first(where: { $0.isWaivable(as: name) })?.name else { return nil }
    let rest = filter { $0.isWaivable(as: name) || $0.item == .discountsApart && $0.name == name }.sum
    let isPenalty = contains { $0.item == .penalties && $0.name == name }
    // Those with a base belong to nights, and no penalty keeps them.
    let taxes = isPenalty ? filter { $0.item == .taxesApart && $0.base == nil && $0.amount > 0 } : []
    let whole = [rest] + taxes.map(\.amount)
    // Other waivers may leave less than that.
    let owed = Swift.min(whole.reduce(0, +), Swift.max(0, sum))
    let waived = Swift.min(amount ?? owed, owed)
    var left = waived
    let parts = taxes.map { tax -> LedgerDraft in
      // Each rounded once, half to even; the rest is the penalty's (R31).
      let part = Swift.min(left, MinorUnits.share(of: waived, tax.amount, outOf: Swift.max(1, whole.reduce(0, +))))
      left -= part
      return LedgerDraft(
        reservation: id, kind: .adjustment, item: .taxesApart, name: tax.name, amount: -part, memo: tax.name)
    }
    return ([.waiver(of: name, left, on: id, because: reason)] + parts).filter { $0.amount != 0 }
  }
}

extension LedgerLine {
  /// True for a penalty or fee of this name.
  /// The case of its letters does not matter.
  func isWaivable(as name: String) -> Bool {
    [.penalties, .fees, .chargeFees, .surcharges].contains(item)
      && (self.name == name || self.name.lowercased() == name.lowercased())
  }
}

extension LedgerDraft {
  /// The entry that waives an amount; `name` is that of the fee or penalty, or empty.
  static func waiver(of name: String, _ amount: Int, on id: ReservationID, because reason: String) -> LedgerDraft {
    LedgerDraft(
      reservation: id, kind: .discount, item: .discountsApart, name: name, amount: -amount, memo: reason)
  }
}
