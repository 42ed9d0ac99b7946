import CampgroundManager

extension ItemService {
  /// Adds an item with plain values; nil gives none.
  @discardableResult
  package func addItem(
    _ name: String, price: Amount, unit: String? = nil, taxes: [String]? = nil
  ) throws -> WriteResult<Item> {
    try addItem(name, ItemEdits { ($0.price, $0.unit, $0.taxes) = (price, unit.map(Edit.set), taxes.map(Edit.set)) })
  }
}
