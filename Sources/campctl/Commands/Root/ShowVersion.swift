import Arguments

/// Shows the version, as `--version` does.
struct ShowVersion: Command {
  static let help = CommandHelp(
    "Show the version; with --json also those of its parts.", examples: ["campctl version"])

  static let arguments: [Argument<Self>] = []

  func run(_ invocation: Invocation, among registry: CommandRegistry) throws {
    try Root.printVersion(invocation.common)
  }
}
