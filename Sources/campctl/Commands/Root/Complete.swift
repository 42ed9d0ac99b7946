import Arguments
import CampgroundManager

/// Answers a shell that asks how its line may go on; the scripts of `--generate-completion-script` call it.
///
/// Whatever is wrong, it says nothing: it is called in the middle of what somebody types.
struct Complete: Command {
  @Required var shell: CompletionShell
  var words: [String] = []

  static let help = CommandHelp(
    "Print how a line may go on.",
    discussion: "The scripts of campctl --generate-completion-script call it; it only reads, and waits for nobody.")

  static let arguments: [Argument] = [
    positional("shell", .choice("shell"), "The shell that asks.") { $0.shell = $1 },
    rest("words", .text, "What is typed, as the shell's script tells it.") { $0.words = $1 },
  ]

  func run(_ invocation: Invocation, among registry: CommandRegistry) throws {
    guard let typed = shell.typed(words) else { return }
    let finder = CandidateFinder(
      registry: registry, root: Root.reader.arguments, words: typed.words, current: typed.current.value)
    guard let candidates = try finder.candidates() else { return }
    try OutputStream.printText(shell.text(of: candidates, at: typed.current))
  }
}
