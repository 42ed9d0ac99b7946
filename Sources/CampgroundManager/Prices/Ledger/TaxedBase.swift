import Persistence

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
