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
      var item = try edited(.blank, .first(name), edits, &problems)
      try problems.refuse()
      entry.record(NamedRequest(name: item.name, terms: edits))
      item.version = 1
      item.id = try items.insert(item)
      try entry.created(item)
      return item
    }
  }

  /// The problems of an item to make or change, as far as it is given.
  package func problems(of given: GivenThing<ItemEdits>) throws -> [Problem] {
    var (problems, edits) = ([Problem](), given.edits)
    if let names = edits.taxes?.value, try problems.finding({ try taxes(named: names) }) == nil { edits.taxes = nil }
    return try problems
      + given.problems(
        of: .blank, whole: .whole, { try items.find($0, field: "name") }, { try edited($0, $1, edits, &$2) })
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
      let after = try edited(before, rename.map(NewName.other), edits, &problems)
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

  /// The item after the edits, with another name if one is given; reports in `problems` whatever is invalid, and another
  /// item's name.
  private func edited(
    _ item: Item, _ newName: NewName?, _ edits: ItemEdits, _ problems: inout [Problem]
  ) throws -> Item {
    var (item, edits) = (item, edits)
    if let newName {
      item.name = PersonText.rateName(newName, &problems)
      if try items.items().contains(where: { $0.name == item.name && $0.id != item.id }) {
        problems.append(.price(.duplicateItem(item.name)))
      }
    }
    if let names = edits.taxes?.value { edits.taxes = .set(try taxes(named: names)) }
    return edits.applied(to: item, in: try settings.settings().currency, &problems)
  }

  /// The names as the taxes have them, none twice; throws naming all that there are not.
  private func taxes(named names: [String]) throws -> [String] {
    let known = try taxes.taxes().filter { !$0.rule.isFee }.map(\.rule.name)
    let kept = names.map(PersonText.kept).filter { !$0.isEmpty }
    try kept.filter { !known.contains($0) }.map { .reference(.notFound(.tax, $0, field: "taxes")) }.refuse(.notFound)
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
