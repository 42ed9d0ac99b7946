/// The lines that a person reads at the beginning of a demo.
enum DemoWords {
  /// The campground, what can be tried in it, and the way out; every command works on any day.
  static let welcome = introduction + commands.map { "  \($0)" } + farewell

  private static let introduction = [
    "This is a shell with a campground to try things on: Apache Trout in Arizona, with its 64 sites and made-up campers.",
    "Your own campground is not touched. Type, for example:",
    "",
  ]

  static let commands = [
    "campctl today",
    "campctl chart",
    "campctl find \"Bacon Lover\"",
    "campctl availability --arrive tomorrow --nights 2 --rig-length 40 --amps 50",
    "campctl reserve --any-site --new \"Fig Roll\" --phone 928-555-0199 --arrive tomorrow --nights 2",
    "campctl undo --yes",
  ]

  private static let farewell = ["", "campctl help lists the commands. exit leaves, and the demo is gone."]
}
