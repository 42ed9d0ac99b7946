import Persistence

/// The rows of taxes and fees.
struct TaxTable {
  let store: Store

  private static let columns = Tax.columns(of: "tax")
  private static let insertion = Tax.insertion(into: "tax")
  private static let updating = Tax.update(of: "tax")

  /// The taxes and fees in the order in which they were added.
  func taxes() throws -> [Tax] {
    try store.rows("SELECT \(Self.columns) FROM tax ORDER BY id", Tax.readRow)
  }

  func tax(_ id: TaxID) throws -> Tax? {
    try store.first("SELECT \(Self.columns) FROM tax WHERE id = \(id)", Tax.readRow)
  }

  /// Stores a tax or fee, a former one under its old `id`, and returns the id.
  @discardableResult
  func insert(_ rule: TaxRule, version: Int = 1, as id: TaxID? = nil) throws -> TaxID {
    let tax = Tax(id: TaxID(rawValue: 0), version: version, rule: rule)
    return TaxID(
      rawValue: try store.insert(into: "tax", under: id?.rawValue) { SQL(Self.insertion, tax.insertValues(under: $0)) })
  }

  func update(_ tax: Tax) throws {
    try store.execute(SQL(Self.updating, tax.updateValues(of: tax.id.rawValue)))
  }

  func delete(_ id: TaxID) throws {
    try store.execute("DELETE FROM tax WHERE id = \(id)")
  }
}

extension TaxTable: JournaledTable {
  static let kind = Tax.kind
  static let numbers: SQL = "SELECT id FROM tax"

  func imageText(of number: Int64) throws -> String? {
    try tax(TaxID(rawValue: number))?.imageText
  }

  /// Throws ``CampingError`` when another tax has its name by now, and when its amounts are in another currency.
  func restore(_ tax: Tax, as number: Int64) throws {
    if tax.rule.share.hasAmount {
      try SettingsTable(store: store).obstacles(toAmountsOf: Self.kind, number).refuse(.undoBlocked)
    }
    try delete(tax.id)
    if try taxes().contains(where: { $0.rule.name == tax.rule.name }) {
      throw CampingError(.undoBlocked, [.price(.duplicateTax(tax.rule.name))])
    }
    try insert(tax.rule, version: tax.version, as: tax.id)
  }

  func remove(_ number: Int64) throws {
    try delete(TaxID(rawValue: number))
  }

  static let rows: SQL? = "tax"
}
