import CampgroundManager

extension ShowChart {
  /// The chart as a file of its own; nil when it is for the terminal.
  func page(in campground: Campground) throws -> Response? {
    guard html || svg else { return nil }
    guard !(html && svg) else { throw Failure.usage("A chart is a page or a drawing, not both", field: "svg") }
    let name = try campground.settings.settings.name
    let chart = try campground.chart.chart(request)
    return .page(html ? ChartPage(chart, campground: name).html : ChartDrawing(chart, campground: name).svg)
  }
}
