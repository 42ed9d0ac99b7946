import ArgumentParser

/// Brings in what other systems have exported.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Bring in what other systems have exported.", subcommands: [ImportSites.self])
}
