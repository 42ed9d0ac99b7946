import CampgroundManager

/// The receipt on one page, to print and hand over.
struct ReceiptPage {
  let view: ReceiptView

  var html: HTML { statement.html }

  /// Several receipts, each on a page of its own.
  static func html(of views: [ReceiptView]) -> HTML {
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
