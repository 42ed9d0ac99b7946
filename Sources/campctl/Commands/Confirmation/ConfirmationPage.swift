import CampgroundManager

/// The whole agreement with a party, on one page to mail or hand over.
struct ConfirmationPage {
  let view: ConfirmationView

  var html: HTML {
    Page(title: view.title, subtitle: view.subtitle, style: Self.style, content: content).html
  }

  /// The page of a stay: the letter of the configuration, or the program's own.
  static func text(of view: ConfirmationView) -> String { view.letter ?? ConfirmationPage(view: view).html.text }

  /// The pages of several stays, one behind the other where the configuration has a letter for one of them.
  static func text(of list: ConfirmationList) -> String {
    guard list.views.contains(where: { $0.letter != nil }) else { return html(of: list).text }
    return list.views.map(text).joined(separator: "\n")
  }

  /// The pages of a group, each reservation on its own, with the sum of all at the end.
  private static func html(of list: ConfirmationList) -> HTML {
    let articles: [HTML] = list.views.map { view in
      "<article>\n<h2 class=\"which\">\(view.subtitle)</h2>\n\(ConfirmationPage(view: view).content)</article>\n"
    }
    let sum: HTML? = list.sumWords.map { "<p class=\"all\">\($0)</p>\n" }
    return Page(
      title: list.views.first?.title ?? "Your stay", subtitle: list.group ?? "", style: style,
      content: "\(articles)\(sum)"
    ).html
  }

  private var content: HTML { "\(opening)\(pairs(view.facts))\(former)\(prices)\(policy)\(bring)\(contact)" }

  private var opening: HTML {
    let sentences: [HTML] = view.opening.map { "<p>\($0)</p>\n" }
    return "\(sentences)"
  }

  private func pairs(_ rows: [(name: String, value: String)]) -> HTML {
    let rows: [HTML] = rows.map { row in "<div><dt>\(row.name)</dt><dd>\(row.value)</dd></div>\n" }
    return "<dl class=\"facts\">\n\(rows)</dl>\n"
  }

  private var former: HTML? {
    let rows = view.formerFacts
    return rows.isEmpty ? nil : "<section>\n<h2>Before the change</h2>\n\(pairs(rows))</section>\n"
  }

  private var prices: HTML? {
    guard !view.sums.isEmpty else { return nil }
    let deposit: HTML? = view.depositWords.map { "<p>\($0)</p>\n" }
    return """
      <section>
      <h2>What it costs</h2>
      <table>
      <thead class="unseen"><tr><th scope="col">What</th><th scope="col">Amount</th><th scope="col">Rate</th></tr></thead>
      <tbody>
      \(view.prices.map(row))</tbody>
      <tbody class="sums">
      \(view.sums.map(row))</tbody>
      </table>
      \(deposit)</section>

      """
  }

  private func row(_ line: (what: String, amount: String, note: String)) -> HTML {
    """
    <tr><th scope="row">\(line.what)</th><td class="number">\(line.amount)</td><td class="quiet">\(line.note)</td></tr>

    """
  }

  private var policy: HTML? {
    let sentences: [HTML] = view.termWords.map { "<li>\($0)</li>\n" }
    return sentences.isEmpty ? nil : "<section>\n<h2>If your plans change</h2>\n<ul>\n\(sentences)</ul>\n</section>\n"
  }

  private var bring: HTML? {
    let items: [HTML] = view.bringList.map { "<li>\($0)</li>\n" }
    return items.isEmpty ? nil : "<section>\n<h2>Please bring</h2>\n<ul class=\"bring\">\n\(items)</ul>\n</section>\n"
  }

  private var contact: HTML? {
    let rows = view.contactRows
    return rows.isEmpty ? nil : "<section>\n<h2>The campground</h2>\n\(pairs(rows))</section>\n"
  }

  static let style: HTML = """
    body { max-width: 44rem; overflow-wrap: anywhere }
    header { border-bottom: 3px solid var(--leaf); margin-bottom: 1.25rem }
    header h1 { font-size: 1.8rem }
    header p { margin-bottom: .75rem }
    .facts { margin: 0; display: grid; gap: .35rem }
    .facts div { display: grid; grid-template-columns: 7.5rem 1fr; gap: .75rem }
    .facts dt { color: var(--quiet); overflow-wrap: normal }
    .facts dd { margin: 0; font-weight: 600 }
    section { break-inside: avoid-page }
    h2 { break-after: avoid }
    article + article { break-before: page }
    .all { font-weight: 600; border-top: 2px solid var(--ink); padding-top: .5rem }
    table { width: 100% }
    tr { break-inside: avoid }
    tbody th { font-weight: 400; padding-left: 0 }
    td.number { width: 8rem; white-space: nowrap }
    td.quiet { width: 45% }
    .sums th, .sums td { font-weight: 600; border-bottom: none }
    .sums tr:first-child th, .sums tr:first-child td { border-top: 2px solid var(--ink) }
    ul { margin: .25rem 0; padding-left: 1.2rem }
    .bring { columns: 2 16rem }
    li { break-inside: avoid }
    @media (max-width: 30rem) {
      .facts div { grid-template-columns: 6.25rem 1fr; gap: .5rem }
      td.number { width: auto }
    }
    @media print {
      h2 { margin-top: 5mm }
    }

    """
}
