import Arguments
import CampgroundManager

/// The report of taxes with the amounts taxed: `report taxes`.
enum TaxesReport: DeclaredReport {
  static let report = ReportDeclaration<TaxedPart, TaxAmounts, Void>(
    help: CommandHelp(
      "Report taxes by night stayed, with the amounts that were taxed and those that were exempt.",
      discussion: """
        A tax counts on the night, on the site where that is spent. It is rounded once for a stay and spread over its \
        nights to the last cent, so months sum to the year and to the accounts. Taxes on charges and sales, corrections of \
        nights that are over, and the share of tax that a penalty keeps count on the day on which they were entered. The \
        period is this year by default; rows without any amount are left out.
        """,
      examples: [
        "campctl report taxes --from 2027-07-01 --before 2027-08-01", "campctl report taxes --by month,name --csv",
      ]),
    form: .sums, keys: [.name, .month, .type], by: [.name], amounts: TaxAmounts.amounts,
    read: { try $0.taxes($1, by: $2) }, title: "Taxes", measure: "Taxes", bar: { .money($0.tax + $0.kept) },
    all: "TAXES",
    notes: ["A tax is rounded once for a stay and spread over its nights to the last unit, so months sum to the year."],
    empty: "No taxes,")
}

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
