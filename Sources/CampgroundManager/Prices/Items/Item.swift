import Persistence

/// A thing that the campground sells, such as firewood.
package struct Item: Hashable, Sendable {
  package internal(set) var id: ItemID
  /// The version, which grows by one with each change.
  package internal(set) var version: Int
  /// The name, different from every other's.
  package internal(set) var name: String
  /// The price of one in minor units.
  package internal(set) var price: Int
  /// The names of the taxes on it; nil is every tax on items.
  package internal(set) var taxes: [String]?
}

extension Item: Journaled, Replayable {
  static let kind = "item"
  static func name(_ label: String) -> ThingName { .item(label) }
  var journalNumber: Int64 { id.rawValue }
  var label: String { name }
}

extension Item: Recorded {
  package static let blank = Item(id: ItemID(rawValue: 0), version: 0, name: "", price: 0, taxes: nil)

  static let fields: FieldList = [
    key({ $0.id }, { $0.id = $1 }),
    text("name", of: .campground, { $0.name }, { $0.name = $1 }),
    amount("price", { $0.price }, { $0.price = $1 }),
    field("taxes", { $0.taxes.map(JSONWords.init) }, { $0.taxes = $1?.words }),
    version({ $0.version }, { $0.version = $1 }),
  ]
}
