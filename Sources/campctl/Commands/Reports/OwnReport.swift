import Arguments
import CampgroundManager

/// Keeps a report of the user's own in the configuration.
struct OwnReport: Command {
  var save: String?
  var edit = false
  var command: [String] = []
  var `where`: String?
  var columns: String?
  var sort: String?
  var title: String?

  static let help = CommandHelp(
    "Keep a report of your own under a name.",
    discussion: """
      The command is one that only reads, such as list-balances; options that stand here are kept with it, others stand \
      behind -- with the command. The report is then campctl report NAME, which takes all options of its command: --where \
      narrows it further, and any other option counts in the place of its own. It stands below [report NAME] in your \
      configuration file, which --edit opens in your editor.
      """,
    examples: [
      "campctl report --save late-payers list-balances --where 'balance:>0' --sort -balance --title 'Late payers'",
      "campctl report --save by-month -- report revenue --by month", "campctl report --edit",
    ])

  static let arguments: [Argument<Self>] = [
    rest("command", .text.named("command", completion: .of(.command)), "The command, such as list-balances.") {
      $0.command = $1
    },
    option("save", .text.named("name"), "Keep it under this name, in the place of one with the same name.") {
      $0.save = $1
    },
    flag("edit", "Open the configuration file in the editor, at a terminal only.") { $0.edit = $1 },
    option("where", .text.named("filter"), "Those for which this holds (campctl help where).") { $0.`where` = $1 }
      .takingAnyWord(),
    option("columns", .text.named("fields"), "These fields, in this order.") { $0.columns = $1 },
    option("sort", .text.named("fields"), "By these fields; with a hyphen before it the largest is first.") {
      $0.sort = $1
    }.takingAnyWord(),
    option("title", .text, "The title, which the help has, too.") { $0.title = $1 },
  ]

  var hasFormats: Bool { false }

  var misuse: [UsageProblem] {
    if save == nil { return edit ? [] : [.reportToKeep] }
    return edit ? [.keptOrEdited] : command.isEmpty ? [.commandToKeep] : []
  }

  func run(_ invocation: Invocation, among registry: CommandRegistry) throws {
    if let problem = misuse.first { throw Failure.usage(problem) }
    let file = try ReportFile()
    guard let save else { return try file.edit(asksNothing: invocation.common.noInput) }
    let report = try report(named: save, in: file, among: CommandRegistry.campctl)
    try file.keep(report)
    try invocation.common.printer().inform(
      "campctl \(report.fullName) is kept in \(HomePath.shown(file.path)): \(report.line)")
  }

  /// The report, whose line has to be one that can be run.
  private func report(named name: String, in file: ReportFile, among registry: CommandRegistry) throws -> SavedReport {
    guard PlainName.isName(name) else { throw Failure.usage(.nameOfReport(name)) }
    if registry.entry(named: "report \(name)") != nil { throw Failure.usage(.builtInReport(name)) }
    var report = SavedReport(name: name, place: ConfigurationPlace(file: file.path, line: 0))
    (report.values[.filter], report.values[.columns]) = (`where`, columns)
    (report.values[.sort], report.values[.title]) = (sort, title)
    report.values[.command] = command.count == 1 ? command[0] : command.map(Phrases.plainWord).joined(separator: " ")
    if let text = report.values.values.first(where: \.hasSteering) { throw Failure.usage(.lineOfReport(text)) }
    let (entry, words) = try registry.command(of: report, with: [])
    try Self.requireFields(of: entry.reader.invocation(words))
    return report
  }

  /// Throws ``Failure`` for a question to a list that it has no answer to on any campground.
  private static func requireFields(of invocation: Invocation) throws {
    guard let fields = type(of: invocation.command).listFields, !invocation.ask.isEmpty else { return }
    let nowhere = Campground(store: try Store(.memory), clock: .system)
    _ = try ListQuestion(invocation.ask, in: nowhere, isForAnyCurrency: true).plan(fields)
  }
}
