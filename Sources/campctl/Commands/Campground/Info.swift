import Arguments
import CampgroundManager

/// Shows the place and the size of the campground's store.
struct Info: ChainCommand {
  static let help = CommandHelp(
    "Show the campground's store and the number of its records.", examples: ["campctl info", "campctl info --json"])

  static let arguments: [Argument<Self>] = []

  var toleratesMissingZone: Bool { true }

  func perform(in campground: Campground) throws -> Response {
    Response(
      InfoView(
        store: campground.location, engine: campground.store.engine, schema: try campground.store.schemaVersion,
        today: campground.clock.today, counts: try campground.counts()))
  }
}
