import CampgroundManager

/// A tax or fee, in the campground's currency.
struct TaxView: ListedView {
  let tax: Tax
  let currency: Currency
  static var blank: Self { TaxView(tax: .blank, currency: .usDollar) }

  func write(to fields: inout some FieldWriter) {
    var measures: (percent: Percent?, perNight: Int?, perStay: Int?)
    switch tax.rule.share {
    case .percent(let percent): measures.percent = percent
    case .perNight(let amount): measures.perNight = amount
    case .perStay(let amount): measures.perStay = amount
    }
    fields.field("name", tax.rule.name)
    fields.field("percent", measures.percent)
    fields.field("perNight", measures.perNight.map(currency.text))
    fields.field("perStay", measures.perStay.map(currency.text))
    fields.field("fee", tax.rule.isFee)
    fields.field("currency", currency)
    fields.field("version", tax.version)
  }

  var label: String { tax.rule.name }
  var text: String { "\(label): \(words)" }

  static var columns: [TextColumn] { [.flexible("NAME"), .left("KIND"), .left("HOW MUCH")] }
  var cells: [String] { [label, noun, words] }

  var noun: String { tax.rule.isFee ? "fee" : "tax" }

  var words: String {
    switch tax.rule.share {
    case .percent(let percent): "\(percent) of nights and extras"
    case .perNight(let amount): "\(currency.text(amount)) \(currency) a night"
    case .perStay(let amount): "\(currency.text(amount)) \(currency) a stay"
    }
  }
}
