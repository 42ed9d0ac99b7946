import Arguments
import CampgroundManager

/// Shows the place and the size of the campground's store, or its state for monitoring.
struct Info: ChainCommand {
  var health = false
  var backups: String?

  static let help = CommandHelp(
    "Show the campground's store and the number of its records.",
    discussion: """
      With --health it is one line of JSON for monitoring: the version, the newest entry of the journal, the newest of the \
      dated backups in a folder, the server's standbys as far as this role may see them, and the seconds by which this \
      machine's clock is ahead of the server's. It reads as little as can be.
      """,
    examples: ["campctl info", "campctl info --json", "campctl info --health --backups /srv/backups"])

  static let arguments: [Argument<Self>] = [
    flag("health", "Print the state as one line of JSON, for monitoring.") { $0.health = $1 },
    option(
      "backups", .text.named("folder", completion: .folder),
      "With --health: the folder of campctl backup --rotate; the age of its newest backup is shown."
    ) { $0.backups = $1 },
  ]

  var misuse: [UsageProblem] { backups != nil && !health ? [.withoutOther("backups", needs: "health")] : [] }

  var toleratesMissingZone: Bool { true }

  var looksAtCampground: Bool { false }

  func perform(in campground: Campground) throws -> Response {
    if let problem = misuse.first { throw Failure.usage(problem) }
    return health ? Response(try healthView(of: campground)) : Response(try view(of: campground))
  }

  private func healthView(of campground: Campground) throws -> HealthView {
    HealthView(
      health: try campground.health(), engine: campground.store.engine,
      backup: backups.flatMap { BackupFolder.newest(in: $0, of: campground.location) },
      now: campground.clock.now.seconds)
  }

  private func view(of campground: Campground) throws -> InfoView {
    InfoView(
      store: campground.location, engine: campground.store.engine, schema: try campground.store.schemaVersion,
      today: campground.clock.today, counts: try campground.counts())
  }
}
