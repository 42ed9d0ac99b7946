import Arguments
import CampgroundManager

/// The report of the decisions of people about money: `report discounts`.
enum DiscountsReport: DeclaredReport {
  static let report = ReportDeclaration<Decision, DecisionAmounts, Void>(
    help: CommandHelp(
      "Report discounts and other decisions about money, by name, month or reason.",
      discussion: """
        Beside discounts these are own prices (the difference from the rates by which they were agreed), waivers, \
        write-offs, tax exemptions, and overrides of rules and limits. Discounts, own prices and exemptions of nights \
        count on the night, everything else on the day on which it was entered. Amounts below 0 are what campers owe \
        less. A night counts once for each decision about it. The period is this year by default; rows of 0 are left out.
        """,
      examples: [
        "campctl report discounts --from 2027-05-01 --before 2027-10-01",
        "campctl report discounts --by month,reason",
      ]),
    form: .sums, keys: [.name, .month, .reason], by: [.name], amounts: DecisionAmounts.amounts,
    read: { try $0.decisions($1, by: $2) }, title: "Discounts", measure: "Less to pay", bar: { .money($0.amount) },
    isBarBelowZero: true, all: "DECISIONS",
    notes: ["An amount below 0 is what campers owe less. A night counts once for each decision about it."],
    empty: "No discounts or other decisions,")
}
