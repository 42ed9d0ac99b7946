import Arguments
import CampgroundManager

/// Explains a command, a group of commands, or all of them in short.
struct Help: Command {
  var command: String?
  var subcommand: [String] = []
  var manual = false
  var markdown = false
  var list = false

  static let help = CommandHelp(
    "Explain a command or a group of commands.",
    examples: ["campctl help", "campctl help reserve", "campctl help front desk", "campctl help options"])

  static let arguments: [Argument<Self>] = [
    positional(
      "command", .text.named("command", completion: .of(.command)),
      "The command, the group, where, templates, or options (default: all)."
    ) { $0.command = $1 }.optional(),
    rest(
      "subcommand", .text.named("text", completion: .of(.subcommand)), "The other words of the name."
    ) { $0.subcommand = $1 },
    flag("manual", "Print the help as a manual page.") { $0.manual = $1 },
    flag("markdown", "Print the help in Markdown.") { $0.markdown = $1 },
    flag("list", "Print only the names of the commands, one a line.") { $0.list = $1 },
  ]

  init() {}

  init(of topic: String?) { command = topic }

  var hasFormats: Bool { false }

  func run(_ invocation: Invocation, among registry: CommandRegistry) throws {
    try run(among: registry)
  }

  /// Throws ``Failure`` for a topic that does not exist.
  func run(among registry: CommandRegistry) throws {
    try OutputStream.printText(try text(registry))
  }

  private func text(_ registry: CommandRegistry) throws(Failure) -> String {
    guard let command else { return overview(registry) }
    if command == "options", subcommand.isEmpty {
      return helpText.text(
        ofShared: [CommandReader(ListSites.self, name: ""), CommandReader(Cancel.self, name: "")].map(\.description))
    }
    if command == "where", subcommand.isEmpty { return FilterWords.help }
    if command == "templates", subcommand.isEmpty { return TemplateWords.help }
    let name = ([command] + subcommand).joined(separator: " ")
    if let entry = registry.entry(named: name) { return text(of: entry, registry) }
    guard let group = registry.group(named: name) else { throw registry.unknown(name) }
    if list { return lines(group.commands.map(\.name)) }
    if manual { return Manual(registry: registry).text(of: [group]) }
    return markdown ? reference.text(of: group) : helpText.text(of: group)
  }

  private func overview(_ registry: CommandRegistry) -> String {
    if list { return lines((registry.entries + registry.others).map(\.name).filter { !$0.hasPrefix("_") }) }
    let root = Root.reader.description
    let groups = registry.groups.map(\.description)
    if manual { return Manual(registry: registry).text(of: groups) }
    if markdown { return reference.text(of: groups, root: root) }
    let everyday = registry.everyday.compactMap { registry.entry(named: $0)?.reader.description }
    return helpText.text(of: groups, everyday: everyday, root: root)
  }

  private func text(of entry: CommandRegistry.Entry, _ registry: CommandRegistry) -> String {
    if list { return lines([entry.name]) }
    if manual { return Manual(registry: registry).text(of: entry) }
    let command = entry.description
    if markdown { return reference.text(of: command) }
    let below = registry.subcommands(of: entry.name).isEmpty ? nil : registry.group(named: entry.name)
    return helpText.text(of: command) + (below.map { "\n" + helpText.text(of: $0) } ?? "")
  }

  private var helpText: HelpText {
    HelpText(program: "campctl", width: min(OutputStream(file: 1).width ?? 80, 100), shared: Self.shared)
  }

  private func lines(_ names: [String]) -> String { names.map { $0 + "\n" }.joined() }

  private var reference: CommandReference { CommandReference(program: "campctl", shared: Self.shared) }

  /// The titles of arguments that many commands take.
  static let shared = ["Asking", "Printing", "Writing", "Everywhere"]
}
