import Arguments
import CampgroundManager

/// Shows the tape chart.
struct ShowChart: ReadCommand {
  var request = ChartRequest()
  var width: Int?
  var html = false
  var svg = false

  static let help = CommandHelp(
    "Show who holds which site when: the sites down, the nights across.",
    discussion: """
      A stay is a bar from the middle of its day of arrival to the middle of its day of departure, so that a turnover \
      shows. Bars that go on beyond the days end in < or >. Weekends are dotted, today has a line. Nights that do not \
      fit side by side follow below. The figures are occupied sites in a hundred of those that are not blocked; holds \
      that stand count as occupied, sites out of service only while somebody holds them.
      """,
    examples: [
      "campctl chart --nights 10",
      "campctl chart --from 2027-07-01 --nights 31 --loop Birch --html",
    ])

  static let arguments: [Argument] = [
    option("from", .day, "The first night (default: tonight).") { $0.request.from = $1 },
    option(
      "nights", .number, "The number of nights, from 1 to \(ChartRequest.longest).", short: "N",
      default: "\(ChartRequest().numberOfNights)"
    ) { $0.request.numberOfNights = $1 },
    option("loop", .text.named("loop", completion: .of(.loop)), "Only sites of this loop.") {
      $0.request.loop = $1
    },
    option("type", .type.named("word"), "Only sites of this type.") { $0.request.type = $1 },
    option("width", .number.named("columns"), "The width of the chart (default: the terminal's, or 80).") {
      $0.width = $1
    },
    flag("html", "Answer with a page to look at or print: one file that loads nothing.") { $0.html = $1 },
    flag("svg", "Answer with a drawing: one SVG file that loads nothing.") { $0.svg = $1 },
  ]

  func perform(in campground: Campground) throws -> Response {
    let least = ChartView.leastWidth
    if let width, !(least...10_000).contains(width) {
      throw Failure.usage("A chart is \(least) to 10000 columns wide", field: "width")
    }
    if let page = try page(in: campground) { return page }
    return Response(ChartView(chart: try campground.chart.chart(request), width: width))
  }
}
