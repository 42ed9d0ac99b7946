import Arguments
import CampgroundManager

/// Answers the completion requests of a shell; the scripts of `--generate-completion-script` call it.
///
/// It reports no error: it is called in the middle of typing.
struct Complete: Command {
  @Required var shell: CompletionShell
  var words: [String] = []

  static let help = CommandHelp(
    "Print the completions of a command line.",
    discussion: "The scripts of campctl --generate-completion-script call it; it only reads and never waits.")

  static let arguments: [Argument<Self>] = [
    positional("shell", .choice("shell"), "The shell.") { $0.shell = $1 },
    rest("words", .text, "The words that were typed, as the shell's script passes them.") { $0.words = $1 },
  ]

  var hasFormats: Bool { false }

  func run(_ invocation: Invocation, among registry: CommandRegistry) throws {
    guard let typed = shell.typed(words) else { return }
    TimeLimit.set(seconds: 3)
    let finder = CandidateFinder(
      registry: registry, root: Root.reader.arguments, words: typed.words, current: typed.current.value)
    guard let candidates = try finder.candidates() else { return }
    try OutputStream.printText(shell.text(of: candidates, at: typed.current))
  }
}
