import ArgumentParser
import CampgroundManager

/// Shows who comes and goes today, and what else waits to be done.
struct Today: ReadCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show who comes and goes today, and what else waits to be done.",
    discussion: "Any other day is seen by --now.")

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {}

  var request: Request { Request() }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let settings = try campground.settings.settings
    return .show(
      TodayReport(
        day: try campground.frontDesk.today(), campground: settings.name, currency: settings.currency,
        reporter: try campground.reporter()))
  }
}
