import CampgroundManager

extension Answer {
  /// The rows of a report of revenue, and for people how they reconcile with all accounts.
  static func revenue(_ revenue: Revenue, by grouping: RevenueGrouping) -> Answer {
    let body: any Listing =
      switch grouping {
      case .day, .month: RevenueList<RevenuePeriod>(revenue: revenue)
      case .type: RevenueList<RevenueType>(revenue: revenue)
      case .site: RevenueList<RevenueSite>(revenue: revenue)
      }
    return Answer(body: .many(body), notes: [toCome(revenue), reconciled(revenue)].compactMap(\.self))
  }

  private static func toCome(_ revenue: Revenue) -> String? {
    guard revenue.toCome != RevenueAmounts() else { return nil }
    let text = revenue.currency.text
    return "Still to come, from tonight on: \(text(revenue.toCome.earned)) of what is earned, "
      + "\(text(revenue.toCome.taxes)) of the taxes."
  }

  private static func reconciled(_ revenue: Revenue) -> String {
    let (text, all) = (revenue.currency.text, revenue.accounts)
    return "All accounts, whatever the day: \(text(all.charged)) charged (\(text(all.earned)) earned or to be, "
      + "\(text(all.taxes)) taxes) - \(text(all.received)) received = \(text(all.balance)), the sum of all balances."
  }
}
