import CampgroundManager

/// The prices of nights, with taxes and fees, to hang up.
struct PriceListPage {
  let rates: [Rate]
  let taxes: [Tax]
  let rules: [RuleView]
  let campground: CampgroundSettings
  let today: Day

  var html: HTML {
    let subtitle = [campground.name, "in \(campground.currency), as of \(DayWords.full(today))"]
    return Page(
      title: "Prices", subtitle: subtitle.compactMap(\.self).joined(separator: ", "), style: Self.style,
      content: present.isEmpty
        ? "<p>There are no prices.</p>\n\(stays)" : "\(groups.map(section))\(precedence)\(charges)\(stays)"
    ).html
  }

  /// The rates whose season is not over, the general first, in the order of their seasons.
  private var present: [Rate] {
    rates.filter { $0.terms.before.map { $0 > today } ?? true }.reversed().sorted { left, right in
      (left.terms.from ?? .earliest, left.terms.before ?? .latest)
        < (right.terms.from ?? .earliest, right.terms.before ?? .latest)
    }
  }

  /// The rates of all sites, of each type, and of each site.
  private var groups: [(title: String, rates: [Rate])] {
    let (general, own) = (present.filter { $0.scope == nil }, present.filter { $0.scope != nil })
    let scopes = Set(own.compactMap(\.scope)).sorted()
    let groups = [(own.isEmpty ? "All sites" : "All other sites", general)]
    return (groups + scopes.map { scope in (scope.words, own.filter { $0.scope == scope }) })
      .filter { !$0.1.isEmpty }.map { (title: $0.0, rates: $0.1) }
  }

  private func section(_ group: (title: String, rates: [Rate])) -> HTML {
    let heads: [HTML] = prices.map { "<th scope=\"col\" class=\"number\">\($0.title)</th>" }
    return """
      <section>
      <h2>\(group.title)</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Prices: \(group.title)"><table>
      <thead><tr><th scope="col">Rate</th>\(heads)</tr></thead>
      <tbody>
      \(group.rates.map(row))</tbody>
      </table></div>
      </section>

      """
  }

  /// The columns of prices; a week or a month has one when a rate has such a price that counts.
  private var prices: [(title: String, amount: (RateTerms) -> Int?)] {
    let all: [(title: String, amount: (RateTerms) -> Int?)] = [
      ("Night", { $0.nightly }), ("Week", { $0.weekdays.isEmpty ? $0.weekly : nil }),
      ("Month", { $0.weekdays.isEmpty ? $0.monthly : nil }),
    ]
    return all.filter { column in present.contains { column.amount($0.terms) != nil } }
  }

  private func row(_ rate: Rate) -> HTML {
    let words = PriceListWords(terms: rate.terms, currency: campground.currency)
    let cells: [HTML] = prices.map { "<td class=\"number\">\($0.amount(rate.terms).map(text) ?? "")</td>" }
    let party: HTML? = words.party.map { " <span class=\"quiet\">\($0)</span>" }
    return """
      <tr><th scope="row">\(rate.name) <span>\(words.nights)</span>\(party)</th>\(cells)</tr>

      """
  }

  private func text(_ amount: Int) -> String { campground.currency.text(amount) }

  private var precedence: HTML {
    let long: HTML? =
      prices.count == 1
      ? nil
      : """
      <p>A week is 7 nights and a month 28, counted from arrival. Their price includes days such as weekends that have
      a price in the same table; a holiday keeps its price.</p>

      """
    return """
      <section class="rules">
      <p>Where several prices are for one night, that of a site or a type goes before a general one, then that of a
      holiday, then that of certain weekdays, then that of the shorter season.</p>
      \(long)</section>

      """
  }

  /// The rules of stays that are not over.
  private var stays: HTML? {
    let rules = rules.filter { $0.terms.before.map { $0 > today } ?? true }
    if rules.isEmpty { return nil }
    let rows: [HTML] = rules.map { "<div><dt>\($0.name ?? "Stays")</dt><dd>\($0.words)</dd></div>\n" }
    return "<section>\n<h2>Stays</h2>\n<dl>\n\(rows)</dl>\n</section>\n"
  }

  private var charges: HTML? {
    guard !taxes.isEmpty else { return nil }
    let rows: [HTML] = taxes.map { tax in
      let view = TaxView(tax: tax, currency: campground.currency)
      return "<div><dt>\(view.label)</dt><dd>\(view.words)</dd></div>\n"
    }
    return "<section>\n<h2>Taxes and fees, beside these prices</h2>\n<dl>\n\(rows)</dl>\n</section>\n"
  }
}

extension PriceListPage {
  fileprivate static let style: HTML = """
    body { max-width: 52rem; overflow-wrap: anywhere }
    header { border-bottom: 3px solid var(--leaf); margin-bottom: 1.25rem }
    header h1 { font-size: 1.8rem }
    header p { margin-bottom: .75rem }
    section { break-inside: avoid-page }
    h2 { break-after: avoid }
    table { width: 100% }
    thead th { font-size: .8rem; color: var(--quiet) }
    tr { break-inside: avoid }
    thead th:first-child, tbody th { padding-left: 0 }
    tbody th span { display: block; font-weight: 400 }
    tbody th .quiet { font-size: .85rem }
    td.number, th.number { white-space: nowrap; overflow-wrap: normal; width: 7rem }
    td.number { font-weight: 600 }
    .rules { margin-top: 1.5rem; color: var(--quiet); font-size: .9rem }
    .rules p { margin: .25rem 0 }
    dl { margin: 0; display: grid; gap: .35rem }
    dl div { display: grid; grid-template-columns: 12rem 1fr; gap: .75rem }
    dd { margin: 0 }
    @media (max-width: 40rem) {
      body { padding: .8rem }
      td.number, th.number { width: 4.5rem; padding: .3rem .2rem }
      dl div { grid-template-columns: 1fr; gap: 0 }
      dt { font-weight: 600 }
    }

    """
}
