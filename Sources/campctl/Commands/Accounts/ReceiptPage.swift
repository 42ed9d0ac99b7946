import CampgroundManager

/// The receipt on one page, to print and hand over.
struct ReceiptPage {
  let view: ReceiptView

  var html: HTML {
    let paper = StatementPage(
      title: view.title, subtitle: DeskPaper.subtitle(view.clock.today, view.settings.contact.contactLine),
      facts: view.facts,
      columns: [("Day", false), ("For", false), ("Method", false), (view.currency.code, true)], rows: view.rows,
      sums: view.sums)
    return paper.html
  }
}
