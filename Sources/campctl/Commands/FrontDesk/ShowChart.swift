import ArgumentParser
import CampgroundManager

/// Shows the tape chart.
struct ShowChart: ReadCommand {
  static let configuration = CommandConfiguration(
    commandName: "chart",
    abstract: "Show who holds which site when: the sites down, the nights across.",
    discussion: """
      A stay is a bar from the middle of its day of arrival to the middle of its day of departure, so that a turnover \
      shows. Bars that go on beyond the days end in < or >. Weekends are dotted, today has a line. Nights that do not \
      fit side by side follow below. The figures are occupied sites in a hundred of those that are not blocked; holds \
      that stand count as occupied, sites out of service only while somebody holds them.
      """)

  @Option(help: ArgumentHelp("The first night; without it, today's.", valueName: "day"), transform: Read.day)
  var from: Day?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many nights, 1 to 400; without it, 14.", valueName: "number"), transform: Read.number)
  var nights: Int?

  @Option(help: "Only sites of this loop.")
  var loop: String?

  @Option(help: ArgumentHelp("Only sites of this type.", valueName: "word"), transform: Read.slug)
  var type: Slug?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How wide; without it, as the terminal is, or 80.", valueName: "columns"),
    transform: Read.number)
  var width: Int?

  @Flag(help: "Answer with a page to look at or print: one file that loads nothing.")
  var html = false

  @Flag(help: "Answer with a drawing: one SVG file that loads nothing.")
  var svg = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    var from: Day?
    var nights: Int?
    var loop: String?
    var type: Slug?
    var width: Int?
    var html: Bool?
    var svg: Bool?
  }

  var request: Request {
    Request(
      from: from, nights: nights, loop: loop, type: type, width: width, html: html ? true : nil, svg: svg ? true : nil)
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let least = ChartReport.leastWidth
    if let width = request.width, !(least...10_000).contains(width) {
      throw Failure.usage("A chart is \(least) to 10000 columns wide", field: "width")
    }
    if let page = try page(request, in: campground) { return page }
    return .show(ChartReport(chart: try campground.chart.chart(request.chart), width: request.width))
  }
}

extension ShowChart.Request {
  /// What it asks of the campground.
  var chart: ChartRequest {
    var asked = ChartRequest()
    asked.from = from
    asked.numberOfNights = nights ?? asked.numberOfNights
    asked.loop = loop
    asked.type = type
    return asked
  }
}
