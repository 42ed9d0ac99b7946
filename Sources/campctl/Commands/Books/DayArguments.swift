import Arguments
import CampgroundManager

/// The day before which a report stands, and its form: a table or a page.
struct DayArguments: ArgumentSet, Sendable {
  var on: Day?
  var html = false

  static let arguments: [Argument<Self>] = [
    option("on", .day(.thisYear), "The day before which everything counts (default: today).") { $0.on = $1 },
    flag("html", "Print the report as a page with a plot: one file that loads nothing.") { $0.html = $1 },
  ]
}
