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

  /// Throws ``Failure`` when the environment asks for a format that there is not.
  func resolvedFormat() throws(Failure) -> OutputFormat {
    if let format { return OutputFormat(rawValue: format.rawValue) ?? .text }
    guard let name = Environment.variable("CAMPCTL_FORMAT") else { return .text }
    guard let format = OutputFormat(rawValue: name) else {
      throw .setting("CAMPCTL_FORMAT", name, "CAMPCTL_FORMAT is \(name); it must be text, json, jsonl or csv")
    }
    return format
  }

  func printer() throws(Failure) -> Printer {
    Printer(format: try resolvedFormat(), quiet: quiet, color: color ?? .ofEnvironment)
  }

  /// Nil is the user's own store.
  func resolvedLocation() throws(Failure) -> StoreLocation? {
    if store == "" { throw .setting("store", "", "The store's path is empty") }
    return (store ?? Environment.variable("CAMPCTL_STORE")).map { StoreLocation($0) }
  }

  func resolvedNow() throws(Failure) -> PretendedTime? {
    if let now { return now }
    guard let text = Environment.variable("CAMPCTL_NOW") else { return nil }
    guard let time = PretendedTime(text) else {
      throw .setting(
        "CAMPCTL_NOW", text, "CAMPCTL_NOW is \(text); it must be like 2027-06-01 or 2027-06-01T09:30")
    }
    return time
  }
}
