import CampgroundManager

/// A rate, in the campground's currency.
struct RateView: ListedView {
  let rate: Rate
  let currency: Currency
  static var blank: Self { RateView(rate: .blank, currency: .usDollar) }
  private var terms: RateTerms { rate.terms }

  func write(to fields: inout some FieldWriter) {
    fields.field("name", rate.name)
    terms.whole.writeTerms(digits: currency.digits, to: &fields)
    fields.field("currency", currency)
    fields.field("version", rate.version)
  }
}

/// The words for people.
extension RateView {
  var label: String { rate.name }
  var text: String { "\(rate.name): \(words)" }

  static var columns: [TextColumn] {
    [
      .flexible("NAME"), .left("SITES"), .left("FROM"), .left("BEFORE"), .left("NIGHTS"), .right("NIGHTLY"),
      .right("WEEKLY"), .right("MONTHLY"), .flexible("EXTRAS"),
    ]
  }

  var cells: [String] {
    [
      rate.name, sites, terms.from?.dated ?? "", terms.before?.dated ?? "", nights,
      currency.text(terms.nightly), terms.weekly.map(currency.text) ?? "", terms.monthly.map(currency.text) ?? "",
      extras.joined(separator: ", "),
    ]
  }

  /// `45.00 USD a night, type rv, from 2027-06-01, fri, sat`.
  var words: String {
    let parts = [
      "\(currency.text(terms.nightly)) \(currency) a night", terms.weekly.map { "\(currency.text($0)) for 7 nights" },
      terms.monthly.map { "\(currency.text($0)) for 28 nights" }, sites == "all" ? "all sites" : sites,
      terms.from.map { "from \($0.dated)" }, terms.before.map { "before \($0.dated)" }, nights.isEmpty ? nil : nights,
    ]
    return (parts.compactMap(\.self) + extras).joined(separator: ", ")
  }

  var sites: String {
    terms.site.map { "site \($0)" } ?? terms.type.map { "type \($0)" } ?? "all"
  }

  /// The weekdays or a holiday, and the shortest stay.
  var nights: String {
    let parts = [
      terms.holiday ? "holiday" : nil,
      terms.weekdays.isEmpty ? nil : terms.weekdays.map(\.rawValue).joined(separator: ", "),
      terms.minNights.map(Phrases.stays),
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// `adult 10.00 beyond 2`, for each sort that has a price.
  private var extras: [String] {
    let (costs, included) = (terms.extraCosts, terms.includedCounts)
    let sorts = [
      ("adult", costs.adults, included.adults), ("child", costs.children, included.children),
      ("vehicle", costs.vehicles, included.vehicles), ("pet", costs.pets, included.pets),
    ]
    return sorts.filter { $0.1 > 0 }.map { name, cost, included in
      "\(name) \(currency.text(cost))" + (included > 0 ? " beyond \(included)" : "")
    }
  }
}
