/// The charge for one thing: the nights, one sort of extra, one tax.
struct LedgerLine: Hashable, Sendable {
  let item: LedgerEntry.Item
  /// The name of the line; empty when the item has only one.
  let name: String
  /// The amount in minor units.
  private(set) var amount: Int
  /// The amounts that a tax is on, where no night has them; nil where nights do, and for all that is no tax.
  private(set) var base: TaxedBase?

  init(item: LedgerEntry.Item, name: String, amount: Int, base: TaxedBase? = nil) {
    (self.item, self.name, self.amount, self.base) = (item, name, amount, base)
  }

  init(_ entry: LedgerEntry) {
    self.init(item: entry.item, name: entry.name, amount: entry.amount, base: entry.base)
  }

  /// True for an amount of 0 without a base.
  var isNothing: Bool { amount == 0 && base ?? TaxedBase() == TaxedBase() }

  static prefix func - (line: LedgerLine) -> LedgerLine {
    LedgerLine(item: line.item, name: line.name, amount: -line.amount, base: line.base.map { -$0 })
  }

  /// A part of it, in proportion, the amount and its base each rounded once.
  func share(_ part: Int, outOf whole: Int) -> LedgerLine {
    let share = { (amount: Int) in MinorUnits.share(of: amount, part, outOf: whole) }
    return LedgerLine(
      item: item, name: name, amount: share(amount),
      base: base.map { TaxedBase(taxed: share($0.taxed), exempt: share($0.exempt)) })
  }
}

extension [LedgerLine] {
  /// Adds a line to the one of its item and name.
  ///
  /// Taxes with a base and those without, of version 0.9.0, are two lines.
  mutating func add(_ line: LedgerLine) {
    let place = firstIndex { $0.item == line.item && $0.name == line.name && ($0.base == nil) == (line.base == nil) }
    guard let place else { return append(line) }
    let before = self[place]
    self[place] = LedgerLine(
      item: line.item, name: line.name, amount: before.amount + line.amount,
      base: line.base.map { $0 + (before.base ?? TaxedBase()) })
  }
}
