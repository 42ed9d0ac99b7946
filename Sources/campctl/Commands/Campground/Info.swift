import ArgumentParser
import CampgroundManager

/// Shows where the campground is kept and how much it holds.
struct Info: ReadCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show where the campground is kept and how much it holds.")

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var toleratesMissingZone: Bool { true }

  func perform(in campground: Campground) throws -> Answer {
    .show(
      InfoReport(
        store: campground.store.location, schema: try campground.store.schemaVersion,
        today: campground.clock.today, counts: try campground.counts()))
  }
}
