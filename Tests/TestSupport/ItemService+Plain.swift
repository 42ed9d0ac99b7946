import CampgroundManager

extension ItemService {
  /// Adds an item with plain values; nil gives none.
  @discardableResult
  package func addItem(
    _ name: String, price: Amount, unit: String? = nil, taxes: [String]? = nil
  ) throws -> WriteResult<Item> {
    var edits = ItemEdits()
    (edits.price, edits.unit, edits.taxes) = (price, unit.map(Edit.set), taxes.map(Edit.set))
    return try addItem(name, edits)
  }
}
