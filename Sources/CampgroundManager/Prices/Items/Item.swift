import Persistence

/// A thing that the campground sells, such as firewood.
public struct Item: Hashable, Sendable {
  public internal(set) var id: ItemID
  /// The version, which grows by one with each change.
  public internal(set) var version: Int
  /// The name, different from every other's.
  public internal(set) var name: String
  /// The price of one in minor units; 0 for an item that has a price for a unit.
  public internal(set) var price: Int
  /// The unit of the price, such as kWh; nil for an item that is sold whole.
  public var unit: String?
  /// The price of one unit.
  package internal(set) var unitPrice: UnitPrice?
  /// The names of the taxes on it; nil is every tax on items.
  public var taxes: [String]?
}

extension Item {
  /// The price of a number of it in minor units; above the largest amount where it exceeds that.
  func price(of count: ItemCount, in currency: Currency) -> Int {
    unitPrice?.of(count, in: currency) ?? MinorUnits.times(price, count.thousandths / ItemCount.scale)
  }
}

extension Item: Journaled, Replayable {
  static let kind = "item"
  static func name(_ label: String) -> ThingName { .item(label) }
  var journalNumber: Int64 { id.rawValue }
  var label: String { name }
}

extension Item: Recorded {
  package static let blank = Item(id: ItemID(rawValue: 0), version: 0, name: "", price: 0, taxes: nil)

  static let fields: FieldList<Self> = [
    key({ $0.id }, { $0.id = $1 }),
    text("name", of: .campground, { $0.name }, { $0.name = $1 }),
    amount("price", { $0.price }, { $0.price = $1 }),
    text("unit", of: .campground, { $0.unit }, { $0.unit = $1 }).edited(\.unit, check: keepUnit),
    field("unitPrice", column: "unit_price", { $0.unitPrice }, { $0.unitPrice = $1 }),
    field("taxes", { $0.taxes.map(JSONWords.init) }, { $0.taxes = $1?.words }).edited(\.taxes),
    request("price", \.price) { _, _, _, _ in },
    version({ $0.version }, { $0.version = $1 }),
  ]
}

extension Item: NamedThing {
  static let statements = NamedStatements<Item>(of: "item")
  static let isInAnyCase = true
  var terms: Item {
    get { self }
    set { self = newValue }
  }

  func duplicates(among others: [Item]) -> [Problem] {
    others.contains { $0.name == name } ? [.price(.duplicateItem(name))] : []
  }
}

typealias ItemTable = NamedTable<Item>

extension NamedTable<Item> {
  func items() throws -> [Item] { try all() }
}
