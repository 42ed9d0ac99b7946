import CampgroundManager

/// An item, in the campground's currency.
struct ItemView: ListedView {
  let item: Item
  let currency: Currency
  static var blank: Self { ItemView(item: .blank, currency: .usDollar) }

  func write(to fields: inout some FieldWriter) {
    fields.field("name", item.name)
    fields.amount("price", item.unit == nil ? item.price : nil, currency)
    fields.field("unit", item.unit)
    fields.field("unitPrice", item.unitPrice?.text(digits: currency.digits))
    if let taxes = item.taxes { fields.list("taxes", taxes) } else { fields.field("taxes", String?.none) }
    fields.field("currency", currency)
    fields.field("version", item.version)
  }

  var label: String { item.name }
  var text: String { "\(label): \(words)" }

  static var columns: [TextColumn] { [.flexible("NAME"), .right("PRICE"), .flexible("TAXES")] }
  var cells: [String] { [label, price + per, taxWords ?? "those on items"] }

  private var price: String { item.unitPrice?.text(digits: currency.digits) ?? currency.text(item.price) }

  /// The unit of the price: ` a kWh`.
  private var per: String { item.unit.map { " a \($0)" } ?? "" }

  /// `6.00 USD, with Sales tax`.
  var words: String {
    "\(price) \(currency)\(per)"
      + (taxWords.map { $0 == "none" ? ", without tax" : ", with \($0)" } ?? "")
  }

  private var taxWords: String? {
    item.taxes.map { $0.isEmpty ? "none" : $0.joined(separator: ", ") }
  }
}
