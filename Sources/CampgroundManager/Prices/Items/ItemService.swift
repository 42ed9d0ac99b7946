/// Keeps the things that the campground sells. Charges and sales keep their price.
public final class ItemService {
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
  public func listItems() throws -> [Item] {
    try journal.store.read { try items.items() }
  }

  /// Adds an item that can be sold from now on.
  ///
  /// - Throws: ``CampingError`` when another item has its name, and for a tax that there is not.
  @discardableResult
  public func addItem(_ name: String, _ edits: ItemEdits) throws -> Written<Item> {
    try journal.record("add-item") { entry in
      var problems: [Problem] = []
      var item = Item.blank
      item.name = try self.name(name, &problems)
      item = try applied(edits, to: item, &problems)
      try problems.refuse()
      entry.record(NamedRequest(name: item.name, terms: edits))
      item.version = 1
      item.id = try items.insert(item)
      try entry.created(item)
      return item
    }
  }

  /// Changes the name and the terms of an item for charges and sales to come.
  ///
  /// - Throws: ``CampingError`` when there is no such item, when the new name is taken, and for a tax that there is not.
  @discardableResult
  public func changeItem(_ name: String, rename: String? = nil, _ edits: ItemEdits) throws -> Written<Item> {
    try journal.record("change-item") { entry in
      let before = try items.find(name, field: "name")
      try entry.requireVersion(of: before)
      entry.record(NamedRequest(name: before.name, rename: rename, terms: edits))
      var problems: [Problem] = []
      var after = before
      if let rename { after.name = try self.name(rename, field: "rename", besides: before.id, &problems) }
      after = try applied(edits, to: after, &problems)
      try problems.refuse()
      return try entry.update(before, to: after, items.update)
    }
  }

  /// Removes an item; charges and sales of it stay.
  @discardableResult
  public func removeItem(_ name: String) throws -> Written<Item> {
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

  /// The name as it is kept; reports in `problems` one that is invalid, or another item's.
  private func name(
    _ text: String, field: String = "name", besides own: ItemID? = nil, _ problems: inout [Problem]
  ) throws -> String {
    let name = PersonText.rateName(text, field: field, &problems)
    if try items.items().contains(where: { $0.name == name && $0.id != own }) {
      problems.append(.price(.duplicateItem(name)))
    }
    return name
  }

  private func applied(_ edits: ItemEdits, to item: Item, _ problems: inout [Problem]) throws -> Item {
    var edits = edits
    if let names = edits.taxes?.value { edits.taxes = .set(try taxes(named: names)) }
    return edits.applied(to: item, in: try settings.settings().currency, &problems)
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
