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
