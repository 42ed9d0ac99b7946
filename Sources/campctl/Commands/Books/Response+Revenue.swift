import CampgroundManager

extension Response {
  /// The rows of a report of revenue, and for people their reconciliation with all accounts; or a page of both.
  static func revenue(_ revenue: Revenue, by grouping: RevenueGrouping, html place: ReportArguments.Place?) -> Response
  {
    let notes = [toCome(revenue), reconciled(revenue)].compactMap(\.self)
    let list = RevenueList(revenue: revenue, grouping: grouping)
    if let place { return .page(list.sheet(notes).page(of: place.name)) }
    return Response(list, notes: notes)
  }

  private static func toCome(_ revenue: Revenue) -> String? {
    guard revenue.toCome != RevenueAmounts() else { return nil }
    let text = revenue.currency.text
    return "Not yet earned, from tonight on: \(text(revenue.toCome.earned)), "
      + "and taxes of \(text(revenue.toCome.taxes))."
  }

  private static func reconciled(_ revenue: Revenue) -> String {
    let (text, all) = (revenue.currency.text, revenue.accounts)
    let writtenOff = all.writtenOff == 0 ? "" : " - \(text(all.writtenOff)) written off"
    return "All accounts, on all days: \(text(all.charged)) charged (\(text(all.earned)) earned or to be earned, "
      + "\(text(all.taxes)) taxes) - \(text(all.received)) received\(writtenOff) = \(text(all.balance)), the sum of all balances."
  }
}
