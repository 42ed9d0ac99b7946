/// Keeps the things that the campground sells. Charges and sales keep their price.
public final class ItemService {
  private let settings: SettingsTable
  private let items: NamedKeeper<Item>
  private let taxes: TaxTable

  init(journal: Journal) {
    settings = SettingsTable(store: journal.store)
    items = NamedKeeper(journal: journal)
    taxes = TaxTable(store: journal.store)
  }

  /// The items in the order in which they were added.
  public func listItems() throws -> [Item] { try items.list() }

  /// Adds an item that can be sold from now on.
  ///
  /// - Throws: ``CampingError`` when another item has its name, and for a tax that there is not.
  @discardableResult
  public func addItem(_ name: String, _ edits: ItemEdits) throws -> WriteResult<Item> {
    try items.add(name, edits, applying(edits))
  }

  /// The problems of an item to make or change, as far as it is given.
  package func problems(of given: GivenThing<ItemEdits>) throws -> [Problem] {
    var (problems, edits) = ([Problem](), given.edits)
    if let names = edits.taxes?.value, try problems.finding({ try taxes(named: names) }) == nil { edits.taxes = nil }
    return try problems + items.problems(of: given, applying(edits))
  }

  /// Changes the name and the terms of an item for charges and sales to come.
  ///
  /// - Throws: ``CampingError`` when there is no such item, when the new name is taken, and for a tax that there is not.
  @discardableResult
  public func changeItem(_ name: String, rename: String? = nil, _ edits: ItemEdits) throws -> WriteResult<Item> {
    try items.change(name, rename: rename, edits, applying(edits))
  }

  /// Removes an item; charges and sales of it stay.
  @discardableResult
  public func removeItem(_ name: String) throws -> WriteResult<Item> { try items.remove(name) }

  private func applying(_ edits: ItemEdits) -> NamedKeeper<Item>.Edit {
    { [self] item, problems in
      var edits = edits
      if let names = edits.taxes?.value { edits.taxes = .set(try taxes(named: names)) }
      item = edits.applied(to: item, in: try settings.settings().currency, &problems)
    }
  }

  /// The names as the taxes have them, none twice; throws naming all that there are not.
  private func taxes(named names: [String]) throws -> [String] {
    let known = try taxes.taxes().filter { !$0.rule.isFee }.map(\.rule.name)
    let kept = names.map(PersonText.kept).filter { !$0.isEmpty }
    try kept.filter { !known.contains($0) }.map { .reference(.notFound(.tax, $0, field: "taxes")) }.refuse(.notFound)
    return known.filter(kept.contains)
  }
}
