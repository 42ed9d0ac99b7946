/// The part of a tax that one night or one entry of an account has.
struct TaxedPart {
  let name: String
  /// The night, or the day of the entry.
  let day: Day
  /// The type of site; nil for a sale, and for a reservation that was undone.
  let type: Slug?
  let amounts: TaxAmounts
}

/// Taxes and the amounts taxed, in minor units.
public struct TaxAmounts: Hashable, Sendable {
  /// The base that was taxed.
  public private(set) var taxed = 0
  /// The base that a certificate, or the length of the stay, exempts.
  public private(set) var exempt = 0
  /// The tax, without the tax that penalties keep.
  public private(set) var tax = 0
  /// The share of tax that penalties keep (domain rule R31).
  public private(set) var kept = 0

  public init(taxed: Int = 0, exempt: Int = 0, tax: Int = 0, kept: Int = 0) {
    (self.taxed, self.exempt, self.tax, self.kept) = (taxed, exempt, tax, kept)
  }

  init(_ base: TaxedBase, tax: Int) { self.init(taxed: base.taxed, exempt: base.exempt, tax: tax) }

  /// Adds others; throws ``CampingError`` when a sum exceeds the largest amount.
  mutating func add(_ others: TaxAmounts) throws(CampingError) {
    taxed = try MinorUnits.sum([taxed, others.taxed], field: "taxed")
    exempt = try MinorUnits.sum([exempt, others.exempt], field: "exempt")
    tax = try MinorUnits.sum([tax, others.tax], field: "tax")
    kept = try MinorUnits.sum([kept, others.kept], field: "kept")
  }
}
