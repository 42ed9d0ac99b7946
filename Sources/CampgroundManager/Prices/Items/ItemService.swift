/// Keeps the things that the campground sells. Charges and sales keep their price.
package final class ItemService {
  private let journal: Journal
  private let settings: SettingsTable
  private let items: ItemTable
  private let taxes: TaxTable

  init(journal: Journal) {
    self.journal = journal
    settings = SettingsTable(store: journal.store)
    items = ItemTable(store: journal.store)
    taxes = TaxTable(store: journal.store)
  }

  /// The items in the order in which they were added.
  package func listItems() throws -> [Item] {
    try journal.store.read { try items.items() }
  }

  /// Adds an item that can be sold from now on.
  ///
  /// - Parameters:
  ///   - name: The name, different from every other's.
  ///   - price: The price of one, or of a unit, to six digits after the point.
  ///   - unit: The unit, such as kWh; nil for an item that is sold whole.
  ///   - taxes: The names of the taxes on it; nil is every tax on items.
  /// - Throws: ``CampingError`` when another item has its name, and for a tax that there is not.
  @discardableResult
  package func addItem(
    _ name: String, price: Amount, unit: String? = nil, taxes names: [String]? = nil
  ) throws -> Written<Item> {
    try journal.record("add-item") { entry in
      var problems: [Problem] = []
      let kept = PersonText.rateName(name, &problems)
      if try items.items().contains(where: { $0.name == kept }) { problems.append(.price(.duplicateItem(kept))) }
      let currency = try settings.settings().currency
      let unit = unit.map { Self.unit($0, &problems) }
      let unitPrice = unit == nil ? nil : price.unitPrice(in: currency, field: "price", &problems)
      let amount = unit == nil ? price.minorUnits(in: currency, field: "price", &problems) : 0
      let taxes = try names.map(self.taxes(named:))
      try problems.refuse()
      entry.record(ItemRequest(name: kept, price: price, unit: unit, taxes: taxes))
      var item = Item(id: ItemID(rawValue: 0), version: 1, name: kept, price: amount ?? 0, taxes: taxes)
      (item.unit, item.unitPrice) = (unit, unitPrice)
      item.id = try items.insert(item)
      try entry.created(item)
      return item
    }
  }

  /// Removes an item; charges and sales of it stay.
  @discardableResult
  package func removeItem(_ name: String) throws -> Written<Item> {
    try journal.record("remove-item") { entry in
      let item = try items.find(name, field: "name")
      try entry.requireVersion(of: item)
      entry.record(["name": item.name])
      try items.delete(item.id)
      try entry.deleted(item)
      var removed = item
      removed.version += 1
      return removed
    }
  }

  /// The unit as it is kept: a word such as kWh, which stands between a number and the name of the item.
  private static func unit(_ text: String, _ problems: inout [Problem]) -> String {
    let unit: String = PersonText.clean(text, field: "unit", limit: 20, &problems)
    if unit.isEmpty || unit.contains("×") { problems.append(.price(.invalidUnit(text))) }
    return unit
  }

  /// The names as the taxes have them, none twice; throws for one that there is not.
  private func taxes(named names: [String]) throws -> [String] {
    let known = try taxes.taxes().filter { !$0.rule.isFee }.map(\.rule.name)
    let kept = names.map(PersonText.kept).filter { !$0.isEmpty }
    if let missing = kept.first(where: { !known.contains($0) }) {
      throw CampingError(.notFound, [.reference(.notFound(.tax, missing, field: "taxes"))])
    }
    return known.filter(kept.contains)
  }
}

/// A request for an item, as the journal keeps it.
private struct ItemRequest: Encodable {
  let name: String
  let price: Amount
  let unit: String?
  let taxes: [String]?
}

extension ItemTable {
  /// The item of a name; throws ``CampingError`` when there is none.
  func find(_ name: String, field: String) throws -> Item {
    let kept = PersonText.kept(name)
    let items = try items()
    if let item = items.first(where: { $0.name == kept })
      ?? items.first(where: { PersonText.key($0.name) == PersonText.key(kept) })
    {
      return item
    }
    throw CampingError(.notFound, [.reference(.notFound(.item, name, field: field))])
  }
}
