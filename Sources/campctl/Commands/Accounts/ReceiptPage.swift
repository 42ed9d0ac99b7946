import CampgroundManager

/// The receipt on one page, to print and hand over.
struct ReceiptPage {
  let view: ReceiptView

  var html: HTML { statement.html }

  /// Several receipts: those of the configuration, one behind the other, or the program's own.
  static func text(of views: [ReceiptView]) -> String {
    guard views.contains(where: { $0.letter != nil }) else { return html(of: views).text }
    return views.map { $0.letter ?? ReceiptPage(view: $0).html.text }.joined(separator: "\n")
  }

  /// Several receipts, each on a page of its own.
  private static func html(of views: [ReceiptView]) -> HTML {
    StatementPage.html(of: views.map { ReceiptPage(view: $0).statement })
  }

  private var statement: StatementPage {
    StatementPage(
      title: view.title, subtitle: DeskPaper.subtitle(view.clock.today, view.settings.contact.contactLine),
      facts: view.facts,
      columns: [("Day", false), ("For", false), ("Method", false), (view.currency.code, true)], rows: view.rows,
      sums: view.sums)
  }
}
