import Arguments
import CampgroundManager

/// Shows the tape chart.
struct ShowChart: StaysShown, ReadCommand {
  var request = ChartRequest()
  var width: Int?
  var html = false
  var svg = false
  var `public` = false

  static let help = CommandHelp(
    "Draw the stays: sites down, nights across.",
    discussion: """
      A stay is a bar from the middle of its day of arrival to the middle of its day of departure, so that a \
      turnover is visible. Bars that continue beyond the chart end in < or >. Weekends are dotted, and today has a \
      line. Nights that do not fit side by side follow below. The figures are the occupied sites as a percentage \
      of those that are not blocked; current holds count as occupied, and retired sites only on the nights that \
      they hold.
      """,
    examples: [
      "campctl chart --nights 10",
      "campctl chart --from 2027-07-01 --nights 31 --loop Birch --html",
    ])

  static let arguments: [Argument<Self>] = [
    option("from", .day(.nearest), "The first night (default: tonight).") { $0.request.from = $1 },
    option(
      "nights", .nights, "The number of nights, from 1 to \(ChartRequest.longest)."
    ) { $0.request.numberOfNights = $1 }.short("N").byDefault("\(ChartRequest().numberOfNights)"),
    option("loop", .text.named("loop", completion: .of(.loop)), "Only sites of this loop.") {
      $0.request.loop = $1
    },
    option("type", .type.named("word"), "Only sites of this type.") { $0.request.type = $1 },
    option("width", .number.named("columns"), "The width of the chart (default: the terminal's, or 80).") {
      $0.width = $1
    },
    flag("html", "Print the chart as a page of HTML: one file that loads nothing.") { $0.html = $1 },
    flag("public", "Leave out names, numbers and figures, for a web site; with --html.") { $0.`public` = $1 },
    flag("svg", "Print the chart as a drawing: one SVG file that loads nothing.") { $0.svg = $1 },
  ]

  static var asking: [Argument<AskArguments>] { AskArguments.narrowing }

  var namesStays: Bool { false }

  /// The whole rows of the sites on which one of the stays has a night of the chart: a night that another party has is
  /// not free.
  func show(_ filter: StayFilter, in campground: Campground) throws -> Response {
    let nights = try request.nights(today: campground.clock.today)
    var chart = self
    chart.request.sites = Set(
      try filter.stays().flatMap(\.reservation.segments)
        .filter { $0.arrival < nights.upperBound && $0.departure > nights.lowerBound }.map(\.site))
    return try chart.perform(in: campground)
  }

  func perform(in campground: Campground) throws -> Response {
    let least = ChartView.leastWidth
    if let width, !(least...10_000).contains(width) {
      throw Failure.usage(.chartWidth(least: least))
    }
    if let page = try page(in: campground) { return page }
    return Response(ChartView(chart: try campground.chart.chart(request), width: width))
  }
}
