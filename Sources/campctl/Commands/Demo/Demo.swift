import Arguments
import CampgroundManager

/// Tries campctl on a temporary campground.
struct Demo: Command {
  var play = false

  static let help = CommandHelp(
    "Try campctl on a temporary campground.",
    discussion: """
      A shell begins in which campctl knows one campground: the 64 sites of Apache Trout in Arizona, and a season of \
      made-up stays around today. Your own campground and configuration are not used. exit leaves the shell, and the \
      campground is gone. The shell is that of SHELL, or /bin/sh; without a terminal, standard input is its script. The \
      command ends with the status of the shell. --store, --quiet and a format mean nothing here.
      """,
    examples: ["campctl demo", "campctl demo --play"])

  static let arguments: [Argument<Self>] = [
    flag("play", "Type the commands of a short session for you to watch, each with its answer.") { $0.play = $1 }
  ]

  var hasFormats: Bool { false }

  func run(_ invocation: Invocation, among registry: CommandRegistry) throws {
    Signals.hold()
    let now = try invocation.common.resolvedNow()
    if !play, Environment.variable(.demo) != nil { throw Failure.usage(.demoInDemo) }
    let folder = try DemoFolder()
    defer { folder.remove() }
    if play { return try DemoSession().play(in: folder) }
    try DemoCampground.make(at: folder.store, now: now?.moment ?? CampgroundClock.system.now)
    folder.enter(now)
    if OutputStream(file: 0).isTerminal { welcome() }
    try Signals.stopIfInterrupted()
    throw ProgramStatus(number: try folder.runShell())
  }

  private func welcome() {
    let printer = Printer(format: .text, quiet: false, color: .auto)
    for line in DemoWords.welcome { printer.note(line) }
  }
}
