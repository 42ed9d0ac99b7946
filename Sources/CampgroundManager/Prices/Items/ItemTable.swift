import Persistence

/// The rows of items.
struct ItemTable {
  let store: Store

  private static let columns = Item.columns(of: "item")
  private static let insertion = Item.insertion(into: "item")
  private static let updating = Item.update(of: "item")

  /// The items in the order in which they were added.
  func items() throws -> [Item] {
    try store.rows("SELECT \(Self.columns) FROM item ORDER BY id", Item.readRow)
  }

  func item(_ id: ItemID) throws -> Item? {
    try store.first("SELECT \(Self.columns) FROM item WHERE id = \(id)", Item.readRow)
  }

  /// Stores an item, a former one under its old `id`, and returns the id.
  @discardableResult
  func insert(_ item: Item, as id: ItemID? = nil) throws -> ItemID {
    ItemID(
      rawValue: try store.insert(into: "item", under: id?.rawValue) {
        SQL(Self.insertion, item.insertValues(under: $0))
      })
  }

  func update(_ item: Item) throws {
    try store.execute(SQL(Self.updating, item.updateValues(of: item.id.rawValue)))
  }

  func delete(_ id: ItemID) throws {
    try store.execute("DELETE FROM item WHERE id = \(id)")
  }
}

extension ItemTable: JournaledTable {
  static let kind = Item.kind
  static let numbers: SQL = "SELECT id FROM item"

  func imageText(of number: Int64) throws -> String? {
    try item(ItemID(rawValue: number))?.imageText
  }

  /// Throws ``CampingError`` when another item has its name by now, and when its price is in another currency.
  func restore(_ item: Item, as number: Int64) throws {
    try SettingsTable(store: store).obstacles(toAmountsOf: Self.kind, number).refuse(.undoBlocked)
    try delete(item.id)
    if try items().contains(where: { $0.name == item.name }) {
      throw CampingError(.undoBlocked, [.price(.duplicateItem(item.name))])
    }
    try insert(item, as: item.id)
  }

  func remove(_ number: Int64) throws {
    try delete(ItemID(rawValue: number))
  }

  static let rows: SQL? = "item"
}
