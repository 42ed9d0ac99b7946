import ArgumentParser
import CampgroundManager

/// Shows where the campground is kept and how much it holds.
struct Info: ReadCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show where the campground is kept and how much it holds.")

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {}

  var request: Request { Request() }
  static var toleratesMissingZone: Bool { true }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    .show(
      InfoReport(
        store: campground.location, schema: try campground.store.schemaVersion,
        today: campground.clock.today, counts: try campground.counts()))
  }
}
