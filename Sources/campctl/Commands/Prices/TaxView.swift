import CampgroundManager

/// A tax or fee, in the campground's currency.
struct TaxView: ListedView {
  let tax: Tax
  let currency: Currency
  static var blank: Self { TaxView(tax: .blank, currency: .usDollar) }
  private var scope: TaxScope { tax.rule.scope ?? TaxScope() }

  func write(to fields: inout some FieldWriter) {
    let (share, isForEach) = (tax.rule.share, scope.people != nil)
    fields.field("name", tax.rule.name)
    fields.field("percent", share.percent)
    fields.amount("perNight", isForEach ? nil : share.perNight, currency)
    fields.amount("perStay", share.perStay, currency)
    fields.amount("perPersonNight", isForEach ? share.perNight : nil, currency)
    fields.field("adultsOnly", scope.people == .adults)
    fields.field("fee", tax.rule.isFee)
    scope.writeTerms(digits: currency.digits, to: &fields)
    fields.field("currency", currency)
    fields.field("version", tax.version)
  }

  var label: String { tax.rule.name }
  var text: String { "\(label): \(words)" }

  static var columns: [TextColumn] { [.flexible("NAME"), .left("KIND"), .flexible("HOW MUCH")] }
  var cells: [String] { [label, noun, words] }

  var noun: String { tax.rule.isFee ? "fee" : "tax" }

  var words: String { ([measure] + conditions).joined(separator: ", ") }

  private var measure: String {
    switch tax.rule.share {
    case .percent(let percent): "\(percent) of \(Phrases.list(scope.on.map(\.rawValue)))"
    case .perNight(let amount):
      switch scope.people {
      case nil: "\(currency.text(amount)) \(currency) a night"
      case .all: "\(currency.text(amount)) \(currency) a person and night"
      case .adults: "\(currency.text(amount)) \(currency) an adult and night"
      }
    case .perStay(let amount): "\(currency.text(amount)) \(currency) a stay"
    }
  }

  private var conditions: [String] {
    let parts = [
      scope.isIncluded ? "included in prices" : nil, scope.type.map { "type \($0)" },
      scope.from.map { "from \($0.dated)" },
      scope.before.map { "before \($0.dated)" }, scope.staysUpTo.map { "stays up to \(Phrases.nights($0))" },
      scope.firstNights.map { "the first \(Phrases.nights($0))" },
    ]
    return parts.compactMap(\.self)
  }
}
