import Arguments
import CampgroundManager

/// The report of revenue by night stayed and by day paid: `report revenue`.
enum RevenueReport: DeclaredReport {
  static let report = ReportDeclaration<Earning, RevenueAmounts, RevenueSupplement>(
    help: CommandHelp(
      "Report revenue by night stayed, beside the payments received by day paid.",
      discussion: """
        A night is earned on the day it begins, with its extras and its share of fees and taxes: a percentage by the \
        price of the nights, an amount for the stay on its first night. Fees for cancellations, no-shows and early \
        departures, charges by hand and waivers are earned on the day they are charged. Taxes are owed to others and are \
        not earned. By type and site, a night counts where it is spent, and everything else where its reservation \
        is. By source, everything counts for the source of its reservation; a sale has none. The period is this year by \
        default; rows without any amount are left out.
        """,
      examples: [
        "campctl report revenue --from 2027-05-01 --before 2027-10-01 --by type",
        "campctl report revenue --by source",
      ]),
    form: .rows, keys: [.day, .month, .type, .site, .source], by: [.month], amounts: RevenueAmounts.amounts,
    read: { try $0.revenue($1, by: $2[0]) }, title: "Revenue", measure: "Earned", bar: { .money($0.earned) },
    empty: "Nothing is earned or received from", remarks: { [toCome($0), reconciled($0)].compactMap(\.self) },
    joined: { try $0.dropFirst().reduce(into: $0[0]) { try $0.add($1) } })

  private static func toCome(_ revenue: Revenue) -> String? {
    let (text, toCome) = (revenue.currency.text, revenue.supplement.toCome)
    guard toCome != RevenueAmounts() else { return nil }
    return "Not yet earned, from tonight on: \(text(toCome.earned)), and taxes of \(text(toCome.taxes))."
  }

  /// The reconciliation with all accounts.
  private static func reconciled(_ revenue: Revenue) -> String {
    let (text, all) = (revenue.currency.text, revenue.supplement.accounts)
    let writtenOff = all.writtenOff == 0 ? "" : " - \(text(all.writtenOff)) written off"
    return "All accounts, on all days: \(text(all.charged)) charged (\(text(all.earned)) earned or to be earned, "
      + "\(text(all.taxes)) taxes) - \(text(all.received)) received\(writtenOff) = \(text(all.balance)), the sum of all balances."
  }
}
