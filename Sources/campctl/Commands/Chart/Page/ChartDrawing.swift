import CampgroundManager

/// The tape chart as one SVG file, in pixels.
struct ChartDrawing {
  let chart: Chart
  /// The campground's name, if it has one.
  let campground: String?
  let scale: ChartScale
  /// The year that dates leave out.
  let year: Int
  let currency: Currency

  static let site = 104
  static let half = 18
  static let head = 96
  static let row = 26
  static let loop = 28
  static let foot = 64

  init(_ chart: Chart, campground: String? = nil, _ currency: Currency = .usDollar) {
    self.chart = chart
    self.campground = campground
    self.currency = currency
    scale = ChartScale(chart)
    year = chart.from.civil.year
  }

  var width: Int { Self.site + scale.halves * Self.half + 1 }
  /// The end of the last row.
  var bottom: Int { chart.loops.reduce(Self.head) { $0 + heading(of: $1) + $1.rows.count * Self.row } }

  var svg: HTML {
    let days = ChartWords.days(from: chart.from, before: chart.before)
    let name = campground.map { "\($0), " } ?? ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title desc" width="\(width)" \
      height="\(bottom + Self.foot)" viewBox="0 0 \(width) \(bottom + Self.foot)">
      <title id="title">Tape chart, \(name)\(days)</title>
      <desc id="desc">\(description)</desc>
      <style>
      \(Self.style)</style>
      <rect class="paper" width="100%" height="100%"/>
      \(columns)\(rows)\(occupancy)<text class="title" x="8" y="26">\(days)</text>
      \(legend)</svg>

      """
  }

  func heading(of loop: ChartLoop) -> Int { chart.loops.count > 1 ? Self.loop : 0 }

  func x(_ half: Int) -> Int { Self.site + half * Self.half }

  private var description: String {
    let rows = chart.loops.flatMap(\.rows)
    let stays = rows.reduce(0) { $0 + $1.bars.filter { ChartLook($0) != .block }.count }
    return """
      Sites down, nights across: \(rows.count) sites and \(stays) stays, each a bar from the middle of its day of arrival \
      to the middle of its day of departure. Below, the share of the open sites that is taken each night.
      """
  }

  private var rows: HTML {
    var drawn: HTML = ""
    var top = Self.head
    for loop in chart.loops {
      if heading(of: loop) > 0 {
        drawn += """
          <rect class="band" y="\(top)" width="100%" height="\(Self.loop)"/><text class="loop" x="8" y="\(top + 19)">\
          \(loop.name ?? "No loop")</text>

          """
        top += Self.loop
      }
      for row in loop.rows {
        drawn += self.row(row, top)
        top += Self.row
      }
    }
    return drawn
  }

  private func row(_ row: ChartRow, _ top: Int) -> HTML {
    let bars = row.bars.map { bar in scale.halves(of: bar).map { self.bar(bar, $0, top) } ?? "" }
    return """
      <path class="line" d="M0 \(top + Self.row)H\(width)"/>
      <svg y="\(top)" width="\(Self.site - 4)" height="\(Self.row)"><text x="8" y="18">\(row.site.siteNumber)</text></svg>
      \(bars)
      """
  }

  /// A drawing within the drawing, so that text longer than the bar is cut.
  private func bar(_ bar: ChartBar, _ halves: Range<Int>, _ top: Int) -> HTML {
    let width = halves.count * Self.half - 2
    let look = ChartLook(bar)
    let columns = (width - 11) / (look == .checkedIn ? 8 : 7)
    let name = columns > 1 ? DisplayWidth.cut(bar.label, to: columns) : ""
    return """
      <svg class="\(look.name)" x="\(x(halves.lowerBound) + 1)" y="\(top + 3)" width="\(width)" height="\(Self.row - 6)">\
      <title>\(ChartWords.bar(bar, in: year) + ChartMarks(bar, of: chart, currency).words)</title>\(body(bar, width))\(ChartMarks(bar, of: chart, currency).drawing(width))<text x="8" y="14.5">\(name)</text></svg>

      """
  }

  /// The bar's body; one that the chart's edge cuts is drawn beyond it, so that it does not look as if it began or
  /// ended there.
  private func body(_ bar: ChartBar, _ width: Int) -> HTML {
    let before = scale.beginsEarlier(bar) ? 9 : 0
    let after = scale.endsLater(bar) ? 9 : 0
    return """
      <rect class="bar" x="\(before > 0 ? "-8.5" : ".5")" y=".5" width="\(width - 1 + before + after)" \
      height="\(Self.row - 7)" rx="4"/>\(before > 0 && ChartLook(bar) == .reserved ? "" : ChartLook(bar).mark)
      """
  }
}
