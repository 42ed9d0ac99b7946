import ArgumentParser
import CampgroundManager

/// What every command takes.
struct GlobalOptions: ParsableArguments {
  enum FormatFlag: String, EnumerableFlag {
    case json
    case jsonl
    case csv

    static func help(for value: FormatFlag) -> ArgumentHelp? {
      switch value {
      case .json: "Answer with one JSON document."
      case .jsonl: "Answer with a JSON object a line."
      case .csv: "Answer with comma-separated values and a header, safe for a spreadsheet."
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      "Where the campground is kept: a file, or memory for this process alone (CAMPCTL_STORE).",
      valueName: "location"),
    completion: .file())
  var store: String?

  @Flag(exclusivity: .exclusive)
  var format: FormatFlag?

  @Option(
    help: ArgumentHelp(
      "Pretend it is this day, or YYYY-MM-DDTHH:MM, at the campground (CAMPCTL_NOW).", valueName: "when"),
    transform: Read.now)
  var now: PretendedTime?

  @Flag(name: [.short, .long], help: "Print only the id.")
  var quiet = false

  @Option(help: ArgumentHelp("Colour the text: auto, always or never.", valueName: "when"))
  var color: ColorChoice?
}

extension ColorChoice: ExpressibleByArgument {}

extension GlobalOptions {
  var isAnythingSaid: Bool {
    store != nil || format != nil || now != nil || quiet || color != nil
  }

  var globals: Globals {
    var globals = Globals()
    globals.store = store
    globals.format = format.flatMap { OutputFormat(rawValue: $0.rawValue) }
    globals.now = now
    globals.quiet = quiet
    globals.color = color
    return globals
  }
}
