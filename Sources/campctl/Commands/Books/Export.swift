import ArgumentParser

/// Gives what the campground has to other programs.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Give what the campground has to other programs.",
    subcommands: [ExportHledger.self])
}
