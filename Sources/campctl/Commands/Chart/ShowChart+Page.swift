import CampgroundManager

extension ShowChart {
  /// The chart as a file of its own; nil when it is for the terminal.
  func page(in campground: Campground) throws -> Response? {
    if `public`, !html || svg { throw Failure.usage(.withoutOther("public", needs: "html")) }
    guard html || svg else { return nil }
    guard !(html && svg) else { throw Failure.usage(.pageAndDrawing) }
    let settings = try campground.settings.settings
    var request = request
    request.hasParties = !`public`
    let chart = try campground.chart.chart(request)
    if `public` { return .page(ChartPage(chart.forThePublic, campground: settings.name, isPublic: true).html) }
    return .page(
      html
        ? ChartPage(chart, campground: settings.name, settings.currency).html
        : ChartDrawing(chart, campground: settings.name, settings.currency).svg)
  }
}
