import ArgumentParser
import CampgroundManager

/// Brings in what other systems have exported.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Bring in what other systems have exported.", subcommands: [])
}
