import Arguments
import CampgroundManager

/// The report of the items that were sold and charged: `report items`.
enum ItemsReport: DeclaredReport {
  static let report = ReportDeclaration<ChargedItem, ItemAmounts, Void>(
    help: CommandHelp(
      "Report the items that were sold and charged, by item, month or site.",
      discussion: """
        An item counts on the day on which it was sold or charged, less those that were taken back since; a refund of a sale \
        by its amount lowers their price alone. The amounts are prices without discounts and taxes. A charge of an \
        amount without an item is not among them. The period is this year by default; rows of 0 are left out.
        """,
      examples: [
        "campctl report items --from 2027-07-01 --before 2027-08-01", "campctl report items --by month,item --csv",
      ]),
    form: .sums, keys: [.item, .month, .site], by: [.item], amounts: ItemAmounts.amounts,
    read: { try $0.items($1, by: $2) }, title: "Items", measure: "Prices", bar: { .money($0.amount) }, all: "ITEMS",
    notes: ["Prices are without discounts and taxes. A site is that of the reservation; a sale has none."],
    empty: "No items were sold or charged from")
}
