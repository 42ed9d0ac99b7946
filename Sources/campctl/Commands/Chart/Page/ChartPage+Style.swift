import CampgroundManager

/// The table's own style. Weekends, today and the days' edges are one background of the whole table, so that a run of
/// free nights can be one cell.
extension ChartPage {
  var style: HTML {
    """
    .chart table { --n: \(scale.nights); --type: \(paperType); background-image: \(today), \(Self.edges), \(weekends) }
    \(ChartSheet.table)\(ChartSheet.bars)\(ChartSheet.screen)\(ChartSheet.print)\(fewerDays)\(stayingNames)
    """
  }

  /// The size of names on paper, where all days have to fit the width.
  private var paperType: HTML {
    switch scale.nights {
    case ...16: "8pt"
    case ...35: "7pt"
    case ...62: "6pt"
    default: "5pt"
    }
  }

  /// The style on paper without room for all numbers, which shows those of Mondays.
  private var fewerDays: HTML? {
    guard scale.nights > 80 else { return nil }
    let monday = (7 - (chart.from.number + 3) % 7) % 7 + 2
    return """
      @media print {
        .chart thead small { display: none !important }
        .chart thead tr + tr th { overflow: visible }
        .chart thead th[aria-label]:not(:nth-child(7n+\(monday % 7))) b { visibility: hidden }
      }

      """
  }

  /// The style of names that stay in sight. Browsers place each sticky thing anew whenever something scrolls, which
  /// thousands of them make slow.
  private var stayingNames: HTML? {
    let bars = chart.loops.lazy.flatMap(\.rows).flatMap(\.bars)
    guard bars.count(where: { scale.halves(of: $0).map { $0.count >= Self.long } ?? false }) <= 300 else { return nil }
    return ".chart tbody td span { position: sticky; left: calc(var(--s) + .4rem) }\n"
  }

  /// A line where each day begins.
  private static let edges: HTML = "linear-gradient(90deg, var(--line) 1px, transparent 1px)"

  /// One week from the first day on, which the table repeats.
  private var weekends: HTML {
    let stops = (0..<7).map { place -> HTML in
      let isWeekend = chart.from.advanced(by: place).isWeekend
      return """
        \(isWeekend ? "var(--band)" : "transparent") calc(100% * \(place) / 7) calc(100% * \(place + 1) / 7)\
        \(place < 6 ? ", " : "")
        """
    }
    return "linear-gradient(90deg, \(stops))"
  }

  private var today: HTML {
    let place = chart.from.distance(to: chart.today)
    guard (0..<scale.nights).contains(place) else { return "none" }
    return """
      linear-gradient(90deg, transparent calc(var(--s) + (100% - var(--s)) * \(place) / var(--n)), \
      var(--now) 0 calc(var(--s) + (100% - var(--s)) * \(place + 1) / var(--n)), transparent 0)
      """
  }
}
