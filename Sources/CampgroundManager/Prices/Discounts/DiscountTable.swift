import Persistence

/// The rows of named discounts.
struct DiscountTable {
  let store: Store

  private static let columns = Discount.columns(of: "discount")
  private static let insertion = Discount.insertion(into: "discount")
  private static let updating = Discount.update(of: "discount")

  /// The discounts in the order in which they were added.
  func discounts() throws -> [Discount] {
    try store.rows("SELECT \(Self.columns) FROM discount ORDER BY id", Discount.readRow)
  }

  func discount(_ id: DiscountID) throws -> Discount? {
    try store.first("SELECT \(Self.columns) FROM discount WHERE id = \(id)", Discount.readRow)
  }

  /// Throws when the site of a discount does not exist: the row would name none.
  private func requireSite(of rule: DiscountRule) throws {
    guard let number = rule.site else { return }
    let site = try store.value("SELECT id FROM camp_site WHERE number = \(number)", as: Int64.self)
    guard site != nil else { throw StoreError.constraint(.foreignKey) }
  }

  /// Stores a discount, a former one under its old `id`, and returns the id.
  @discardableResult
  func insert(_ rule: DiscountRule, version: Int = 1, as id: DiscountID? = nil) throws -> DiscountID {
    try requireSite(of: rule)
    let discount = Discount(id: DiscountID(rawValue: 0), version: version, rule: rule)
    return DiscountID(
      rawValue: try store.insert(into: "discount", under: id?.rawValue) {
        SQL(Self.insertion, discount.insertValues(under: $0))
      })
  }

  func update(_ discount: Discount) throws {
    try requireSite(of: discount.rule)
    try store.execute(SQL(Self.updating, discount.updateValues(of: discount.id.rawValue)))
  }

  func delete(_ id: DiscountID) throws {
    try store.execute("DELETE FROM discount WHERE id = \(id)")
  }
}

extension DiscountTable: JournaledTable {
  static let kind = Discount.kind
  static let numbers: SQL = "SELECT id FROM discount"

  func imageText(of number: Int64) throws -> String? {
    try discount(DiscountID(rawValue: number))?.imageText
  }

  /// Throws ``CampingError`` when another discount has its name by now, and when its amounts are in another currency.
  func restore(_ discount: Discount, as number: Int64) throws {
    if discount.rule.share.hasAmount {
      try SettingsTable(store: store).obstacles(toAmountsOf: Self.kind, number).refuse(.undoBlocked)
    }
    try delete(discount.id)
    try discount.rule.duplicates(among: discounts()).refuse(.undoBlocked)
    try insert(discount.rule, version: discount.version, as: discount.id)
  }

  func remove(_ number: Int64) throws {
    try delete(DiscountID(rawValue: number))
  }

  static let rows: SQL? = "discount"
}

extension DiscountRule {
  /// The problems of its name and code, where another discount has it as name or code, in any case of letters.
  func duplicates(among others: [Discount]) -> [Problem] {
    let taken = Set(others.flatMap { [$0.rule.name, $0.rule.code] }.compactMap { $0.map(PersonText.key) })
    return [("name", name), ("code", code)].compactMap { field, word in
      guard let word, taken.contains(PersonText.key(word)) else { return nil }
      return .price(.duplicateDiscount(word, field: field))
    }
  }
}
