import Arguments
import CampgroundManager

/// The program without a command.
struct Root: Command {
  var generateCompletionScript: CompletionShell?

  static let help = CommandHelp(
    "Manage a campground's sites, campers and reservations from the shell.",
    discussion: """
      One file is one campground; no night is ever sold twice. Every command prints text, or with --json, --jsonl \
      or --csv a form for programs, and reports its outcome by its exit status. To begin, campctl add-site 1..12 adds \
      sites, campctl add-rate base --nightly 45.00 a price; campctl demo opens a made-up campground.
      """,
    examples: [
      "campctl add-site 12 --electricity --amps 30,50 --max-length 40",
      "campctl add-camper \"Bacon Lover\" --phone 910-543-9000",
      "campctl availability --arrive 2027-07-02 --nights 3",
      "campctl reserve -s 12 -c \"Bacon Lover\" -a 2027-07-02 -N 3",
      "campctl today",
    ])

  static let arguments: [Argument<Self>] = [
    option("generate-completion-script", .choice("shell"), "Print the completion script of bash, zsh or fish.") {
      $0.generateCompletionScript = $1
    }
  ]

  static var reader: CommandReader { CommandReader(Root.self, name: "") }

  /// The options at the start of the words.
  static func options(in words: ArraySlice<String>) -> ArraySlice<String> {
    WordReader(reader.arguments).leadingOptions(in: words)
  }

  func run(_ invocation: Invocation, among registry: CommandRegistry) throws {
    if invocation.common.wantsVersion { return try Self.printVersion(invocation.common) }
    if let shell = generateCompletionScript { return try OutputStream.printText(shell.script) }
    try Help(of: nil).run(among: registry)
  }

  /// Prints the version, whatever else the environment and the files of defaults say.
  static func printVersion(_ common: CommonArguments) throws {
    let format = try common.hasFormat ? common.resolvedFormat() : (try? common.resolvedFormat()) ?? .text
    do {
      try Printer(format: format, quiet: common.quiet, color: .never).print(Response(VersionView()))
    } catch let error as OutputError where error.isReaderGone {}
  }
}

extension OutputStream {
  /// Prints a text outside of an answer; a reader that goes away is no error.
  static func printText(_ text: String) throws {
    let output = OutputStream(file: 1)
    do {
      try output.write(text.utf8)
      try output.flush()
    } catch let error as OutputError where error.isReaderGone {}
  }
}
