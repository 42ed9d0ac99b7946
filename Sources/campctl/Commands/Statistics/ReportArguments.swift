import Arguments
import CampgroundManager

/// The days of a report, and its form: a table or a page.
struct ReportArguments: ArgumentSet, Sendable {
  var from: Day?
  var before: Day?
  var html = false

  static let arguments = arguments(.thisYear)

  /// The arguments, with the year of days without one.
  static func arguments(_ direction: DayRelation.Direction) -> [Argument<Self>] {
    [
      option("from", .day(direction), "The first day.") { $0.from = $1 },
      option("before", .day(direction, after: "from"), "The day after the last.") { $0.before = $1 },
      flag("html", "Print the report as a page with a plot: one file that loads nothing.") { $0.html = $1 },
    ]
  }

  var days: ReportDays { ReportDays(from: from, before: before) }

  /// The campground whose page it is to be.
  struct Place {
    /// The name; nil for a campground without one.
    let name: String?
  }

  /// The heading of the page; nil when the report is no page.
  func place(_ campground: Campground) throws -> Place? { try Self.place(campground, html: html) }

  /// The heading of a page; nil when none is requested.
  static func place(_ campground: Campground, html: Bool) throws -> Place? {
    html ? Place(name: try campground.settings.settings.name) : nil
  }
}
