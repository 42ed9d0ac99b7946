import ArgumentParser
import CampgroundManager

/// Which days a report is of, and whether it is to be a page.
struct ReportOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The first day.", valueName: "day"), transform: Read.day)
  var from: Day?

  @Option(help: ArgumentHelp("The day after the last.", valueName: "day"), transform: Read.day)
  var before: Day?

  @Flag(help: "As a page with a plot, one file that loads nothing.")
  var html = false

  func request<Rows: Codable & Equatable & Sendable>(by rows: Rows?) -> ReportRequest<Rows> {
    ReportRequest(from: from, before: before, by: rows, html: html)
  }
}

/// A report as it is asked for.
struct ReportRequest<Rows: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
  var from: Day?
  var before: Day?
  var by: Rows?
  var html: Bool

  var days: ReportDays { ReportDays(from: from, before: before) }

  /// Nil when it is to be no page.
  func place(_ campground: Campground) throws -> Answer.Place? {
    html ? Answer.Place(name: try campground.settings.settings.name) : nil
  }
}

extension OccupancyGrouping: ExpressibleByArgument {}
extension StayGrouping: ExpressibleByArgument {}
extension CancellationGrouping: ExpressibleByArgument {}
