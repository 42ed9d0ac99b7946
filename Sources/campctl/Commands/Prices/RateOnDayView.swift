import CampgroundManager

/// A rate that covers the night of a day, and why it decides there or gives way.
struct RateOnDayView: ListedView {
  let rate: RateOnDay
  let currency: Currency
  static var blank: Self {
    RateOnDayView(rate: .blank, currency: .usDollar)
  }
  private var view: RateView { RateView(rate: rate.rate, currency: currency) }

  func write(to fields: inout some FieldWriter) {
    view.write(to: &fields)
    fields.field("decides", rate.givesWayTo == nil)
    fields.field("over", rate.over)
    fields.field("givesWayTo", rate.givesWayTo)
    fields.field("because", rate.because?.rawValue)
  }
}

/// The words for people.
extension RateOnDayView {
  var label: String { rate.rate.name }
  var text: String { "\(view.text): \(reason)" }

  static var columns: [TextColumn] {
    [.flexible("NAME"), .left("SITES"), .left("NIGHTS"), .right("NIGHTLY"), .left("DECIDES"), .flexible("WHY")]
  }

  var cells: [String] {
    let terms = rate.rate.terms
    return [
      label, view.sites, view.nights, currency.text(terms.nightly), rate.givesWayTo == nil ? "yes" : "no", reason,
    ]
  }

  /// `before Standard: names weekdays`, `Xmas goes before it: shorter season`.
  private var reason: String {
    let because = rate.because.map { ": \($0.rawValue)" } ?? ""
    if let other = rate.givesWayTo { return "\(other) goes before it\(because)" }
    return rate.over.map { "before \($0)\(because)" } ?? "no other covers the night"
  }
}
