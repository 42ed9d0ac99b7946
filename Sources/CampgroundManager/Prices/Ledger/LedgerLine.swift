import Persistence

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

/// The amounts that a tax is on, in minor units.
struct TaxedBase: Hashable, Sendable {
  /// The base that is taxed.
  var taxed = 0
  /// The base that a certificate, or the length of the stay, exempts.
  var exempt = 0

  static func + (left: TaxedBase, right: TaxedBase) -> TaxedBase {
    TaxedBase(taxed: left.taxed + right.taxed, exempt: left.exempt + right.exempt)
  }

  static prefix func - (base: TaxedBase) -> TaxedBase { TaxedBase(taxed: -base.taxed, exempt: -base.exempt) }
}

extension TaxedBase {
  /// The base in two columns of a row, both of which are NULL where there is none.
  init?(_ row: Row, at place: Int) throws {
    guard let taxed = try row[place] as Int?, let exempt = try row[place + 1] as Int? else { return nil }
    self.init(taxed: try MinorUnits.stored(taxed), exempt: try MinorUnits.stored(exempt))
  }
}

/// The names that the ledger has for the lines of penalties.
package enum Penalty {
  static let cancellation = "cancellation"
  static let noShow = "no-show"
  static let early = "early departure"

  /// The name of the line that a command means, such as `early`; a name of a fee is its own.
  static func name(_ text: String) -> String { text == "early" ? early : text }
}
