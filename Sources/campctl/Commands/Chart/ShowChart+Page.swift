import CampgroundManager

extension ShowChart {
  /// The chart as a file of its own; nil when it is for the terminal.
  func page(in campground: Campground) throws -> Response? {
    guard html || svg else { return nil }
    guard !(html && svg) else { throw Failure.usage(.pageAndDrawing) }
    let settings = try campground.settings.settings
    var request = request
    request.hasParties = true
    let chart = try campground.chart.chart(request)
    return .page(
      html
        ? ChartPage(chart, campground: settings.name, settings.currency).html
        : ChartDrawing(chart, campground: settings.name, settings.currency).svg)
  }
}
