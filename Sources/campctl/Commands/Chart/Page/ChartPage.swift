import CampgroundManager

/// The tape chart as a page: a table with a row for each site and two columns for each day.
struct ChartPage {
  let chart: Chart
  /// The campground's name, if it has one.
  let campground: String?
  let scale: ChartScale
  /// The year that dates leave out.
  let year: Int
  let currency: Currency
  /// True for a page without names, numbers and figures.
  let isPublic: Bool

  /// The number of half days from which on a bar's name stays in sight while it is scrolled.
  static let long = 20

  init(_ chart: Chart, campground: String? = nil, _ currency: Currency = .usDollar, isPublic: Bool = false) {
    self.isPublic = isPublic
    self.chart = chart
    self.campground = campground
    self.currency = currency
    scale = ChartScale(chart)
    year = chart.from.civil.year
  }

  var html: HTML {
    let page = Page(
      title: isPublic ? "Free nights" : "Tape chart", subtitle: subtitle, paper: .landscape, style: style,
      content: """
        \(isPublic ? ChartLook.publicLegend : ChartLook.legend)
        <div class="scroll chart" role="region" aria-label="Tape chart" tabindex="0">
        <table>
        <caption class="unseen">\(caption)</caption>
        <colgroup><col class="site"><col span="\(scale.halves)"></colgroup>
        \(head)\(isPublic ? "" : foot)\(body)</table>
        </div>
        <p class="quiet note">\(isPublic ? "" : formula)A stay begins and ends in the middle of a day.</p>

        """)
    return page.html
  }

  private var formula: HTML { "Occupancy = occupied site-nights ÷ (those for sale − blocked). " }

  private var subtitle: String {
    let sites = chart.loops.reduce(0) { $0 + $1.rows.count }
    let days = ChartWords.days(from: chart.from, before: chart.before)
    let words = [campground, days, Phrases.count(sites, "site")]
    return words.compactMap(\.self).joined(separator: " · ")
  }

  private var caption: String {
    """
    Sites down, days across from \(ChartWords.days(from: chart.from, before: chart.before)). Each day has two columns: a \
    stay begins in the second of its day of arrival and ends with the first of its day of departure.
    """
  }

  private var body: HTML {
    HTML(chart.loops.map { loop in HTML(["<tbody>\n", heading(of: loop), HTML(loop.rows.map(row)), "</tbody>\n"]) })
  }

  /// The heading that folds the loop: a box to tick, since a table may have no other thing to open and close.
  private func heading(of loop: ChartLoop) -> HTML {
    guard chart.loops.count > 1 else { return "" }
    let name = loop.name ?? "No loop"
    let count = Phrases.count(loop.rows.count, "site")
    return """
      <tr class="loop"><th colspan="\(scale.halves + 1)" scope="rowgroup"><label><input type="checkbox" checked \
      aria-label="Show \(name)">\(name) <small>\(count)</small></label></th></tr>

      """
  }

  private func row(_ row: ChartRow) -> HTML {
    var cells: HTML = "<tr><th scope=row>\(row.site.siteNumber)\(details(of: row.site))</th>"
    var reached = 0
    for bar in row.bars {
      guard let halves = scale.halves(of: bar), halves.lowerBound >= reached else { continue }
      cells += gap(halves.lowerBound - reached)
      cells += cell(bar, halves.count)
      reached = halves.upperBound
    }
    cells += gap(scale.halves - reached)
    cells += "</tr>\n"
    return cells
  }

  private func details(of site: CampSite) -> HTML? {
    let length = site.features.maxLength.map { "\($0) ft" }
    let words = site.retired ? "retired" : length
    return words.map { "<small>\($0)</small>" }
  }

  private func gap(_ halves: Int) -> HTML { halves > 0 ? "<td colspan=\(halves)></td>" : "" }

  private func cell(_ bar: ChartBar, _ halves: Int) -> HTML {
    let cut: HTML =
      scale.beginsEarlier(bar) ? (scale.endsLater(bar) ? " cb ca" : " cb") : scale.endsLater(bar) ? " ca" : ""
    let marks = ChartMarks(bar, of: chart, currency)
    return """
      <td colspan=\(halves) class="\(ChartLook(bar).name)\(cut)\(marks.classes)" title="\(ChartWords.bar(bar, in: year) + marks.words)">\
      \(halves >= Self.long ? "<span>\(bar.label)</span>" : "\(bar.label)" as HTML)</td>
      """
  }
}
