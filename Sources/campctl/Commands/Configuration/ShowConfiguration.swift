import Arguments

/// Shows the user's defaults.
struct ShowConfiguration: Command {
  static let help = CommandHelp(
    "Show your defaults and where each is set.",
    discussion: """
      Defaults stand in ~/.config/campctl/config ($XDG_CONFIG_HOME/campctl/config), one KEY = VALUE a line; a line that \
      begins with # is a comment. store is a file from / or ~/, an address on a PostgreSQL server, memory, or the name of a store; actor is a name; color is \
      auto, always or never; format is text, json, jsonl, csv or ods, and counts at a terminal only; letters is a folder of templates \
      (campctl help templates). Below [store NAME] stands \
      location = and a file or an address, which --store NAME means; below [chain NAME] that of several campgrounds of a \
      server. /etc/campctl/config has the same for all users of the machine, \
      without format. An option wins over its environment variable, that over your own file, and that over the machine's. \
      CAMPCTL_CONFIG names another file in place of both; an empty one reads none.
      """,
    examples: ["campctl config", "campctl config --json"])

  static let arguments: [Argument<Self>] = []

  func run(_ invocation: Invocation, among registry: CommandRegistry) throws {
    let view = ConfigurationView(configuration: try Configuration.ofProcess())
    try invocation.common.printer().answer(Response(view, extras: .notes(view.notes)), isWrite: false)
  }
}
