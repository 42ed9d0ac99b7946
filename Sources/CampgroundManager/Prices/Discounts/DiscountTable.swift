import Persistence

/// The rows of named discounts.
struct DiscountTable {
  let store: Store

  private static let columns = Discount.columns(of: "discount")
  private static let insertion = Discount.insertion(into: "discount")
  private static let tables: SQL = "discount LEFT JOIN camp_site AS site ON site.id = discount.site"

  /// The discounts in the order in which they were added.
  func discounts() throws -> [Discount] {
    try store.rows("SELECT \(Self.columns) FROM \(Self.tables) ORDER BY discount.id", Discount.readRow)
  }

  func discount(_ id: DiscountID) throws -> Discount? {
    try store.first("SELECT \(Self.columns) FROM \(Self.tables) WHERE discount.id = \(id)", Discount.readRow)
  }

  /// Stores a discount, a former one under its old `id`, and returns the id.
  @discardableResult
  func insert(_ rule: DiscountRule, version: Int = 1, as id: DiscountID? = nil) throws -> DiscountID {
    if let number = rule.site {
      // The discount would become one of all sites.
      let site = try store.value("SELECT id FROM camp_site WHERE number = \(number)", as: Int64.self)
      guard site != nil else { throw StoreError.constraint(.foreignKey) }
    }
    let discount = Discount(id: DiscountID(rawValue: 0), version: version, rule: rule)
    return DiscountID(rawValue: try store.insert(SQL(Self.insertion, discount.insertValues(under: id?.rawValue))))
  }

  func delete(_ id: DiscountID) throws {
    try store.execute("DELETE FROM discount WHERE id = \(id)")
  }
}

extension DiscountTable: JournaledTable {
  static let kind = Discount.kind

  func imageText(of number: Int64) throws -> String? {
    try discount(DiscountID(rawValue: number))?.imageText
  }

  /// Throws ``CampingError`` when another discount has its name by now, and when its amounts are of another currency.
  func restore(_ discount: Discount, as number: Int64) throws {
    if discount.rule.share.hasAmount {
      try SettingsTable(store: store).obstacles(toAmountsOf: Self.kind, number).refuse(.undoBlocked)
    }
    try delete(discount.id)
    if try discounts().contains(where: { $0.rule.hasName(in: discount.rule) }) {
      throw CampingError(.undoBlocked, [.price(.duplicateDiscount(discount.rule.name))])
    }
    try insert(discount.rule, version: discount.version, as: discount.id)
  }

  func remove(_ number: Int64) throws {
    try delete(DiscountID(rawValue: number))
  }
}

extension DiscountRule {
  /// True when its name or code is a name or code of the other, in any case of letters.
  func hasName(in other: DiscountRule) -> Bool {
    let names = [other.name, other.code].compactMap { $0.map(PersonText.key) }
    return [name, code].contains { $0.map { names.contains(PersonText.key($0)) } ?? false }
  }
}
