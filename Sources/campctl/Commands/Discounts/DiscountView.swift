import CampgroundManager

/// A named discount, in the campground's currency.
struct DiscountView: ListedView {
  let discount: Discount
  let currency: Currency
  static var blank: Self { DiscountView(discount: .blank, currency: .usDollar) }
  private var rule: DiscountRule { discount.rule }

  func write(to fields: inout some FieldWriter) {
    fields.field("name", rule.name)
    fields.field("percent", rule.share.percent)
    fields.amount("perNight", rule.share.perNight, currency)
    fields.amount("perStay", rule.share.perStay, currency)
    fields.list("on", rule.includesExtras ? DiscountedPrice.allCases : [.nights])
    rule.writeTerms(digits: currency.digits, besides: "on", to: &fields)
    fields.field("currency", currency)
    fields.field("version", discount.version)
  }
}

/// The words for people.
extension DiscountView {
  var label: String { rule.name }
  var text: String { "\(label): \(words)" }

  static var columns: [TextColumn] {
    [
      .flexible("NAME"), .left("HOW MUCH"), .left("CODE"), .left("PASS"), .left("SITES"), .left("FROM"),
      .left("BEFORE"), .left("NIGHTS"),
    ]
  }

  var cells: [String] {
    [
      label, measure, rule.code ?? "", rule.needsPass ? "needed" : "", sites ?? "all",
      rule.from?.dated ?? "", rule.before?.dated ?? "", nights.joined(separator: ", "),
    ]
  }

  /// `50% of the nights, with a pass, type rv, from 2027-06-01, sun, mon`.
  var words: String {
    let parts = [
      measure, rule.needsPass ? "with a pass" : nil, rule.code.map { "code \($0)" }, sites,
      rule.from.map { "from \($0)" }, rule.before.map { "before \($0)" },
    ]
    return (parts.compactMap(\.self) + nights).joined(separator: ", ")
  }

  private var measure: String {
    let extras = rule.includesExtras ? " with extras" : ""
    return switch rule.share {
    case .percent(let percent): "\(percent) of \(rule.includesExtras ? "nights and extras" : "the nights")"
    case .perNight(let amount): "\(currency.text(amount)) \(currency) a night\(extras)"
    case .perStay(let amount): "\(currency.text(amount)) \(currency) a stay\(extras)"
    }
  }

  private var sites: String? { rule.site.map { "site \($0)" } ?? rule.type.map { "type \($0)" } }

  /// The weekdays, and the shortest stay.
  private var nights: [String] {
    let weekdays = rule.weekdays.isEmpty ? nil : rule.weekdays.map(\.rawValue).joined(separator: ", ")
    return [weekdays, rule.minNights.map(Phrases.stays)].compactMap(\.self)
  }
}
