import Arguments
import CampgroundManager

/// The arguments that every command takes.
struct CommonArguments: ArgumentSet, Sendable {
  var store: String?
  /// The format that was given last.
  private var format: OutputFormat?
  var now: PretendedTime?
  var asOf: GivenMoment?
  var quiet = false
  var color: ColorChoice?
  /// True when the finished command line is printed instead of being run.
  var print = false
  /// True when nobody is to be asked, whatever the terminal.
  var noInput = false
  var noPager = false
  var wantsHelp = false
  var wantsVersion = false

  static let arguments: [Argument<Self>] = .of([
    option(
      "store", .text.named("location", completion: .of(.store)),
      """
      The campground's file, a configured name, postgresql://HOST/DATABASE?campground=NAME, or memory for this process \
      alone; for questions to several campgrounds of a server NAME is * or a list (default: CAMPCTL_STORE, the \
      configured one, or the user's own file).
      """
    ) { $0.store = $1 }.lastCounts(),
    flag("json", "Print the result as one JSON document.") { $0.set(.json, $1) }.lastCounts(),
    flag("jsonl", "Print the result as JSON lines, an object each.") { $0.set(.jsonl, $1) }.lastCounts(),
    flag(
      "csv", "Print the result as comma-separated values with a header, safe for a spreadsheet."
    ) { $0.set(.csv, $1) }.lastCounts(),
    flag("ods", "Print the result as a spreadsheet, as flat OpenDocument.") { $0.set(.ods, $1) }.lastCounts(),
    option(
      "now", .now,
      "Pretend that it is this day, or YYYY-MM-DDTHH:MM, at the campground (default: CAMPCTL_NOW, or the clock)."
    ) { $0.now = $1 }.lastCounts(),
    option(
      "as-of", .moment.named("moment", completion: .of(.entry)),
      "Look at the campground as it was after this entry, such as o-12, or at a day or YYYY-MM-DDTHH:MM."
    ) { $0.asOf = $1 }.lastCounts(),
    flag("quiet", "Print only the id.") { $0.quiet = $1 }.short("q"),
    option(
      "color", .choice("when"), "Colour the text: auto, always or never."
    ) { $0.color = $1 }.lastCounts().byDefault("auto"),
    flag("print", "Print the finished command line, with days in full, instead of running it.") { $0.print = $1 },
    flag("no-input", "Ask nothing at a terminal: refuse as in a script.") { $0.noInput = $1 },
    flag("no-pager", "Print a long answer at a terminal at once, without a pager.") { $0.noPager = $1 },
    flag("help", "Show this help.") { $0.wantsHelp = $1 }.short("h"),
    flag("version", "Show the version; with --json also those of its parts.") { $0.wantsVersion = $1 }.short("V"),
  ]).titled("Everywhere")

  private mutating func set(_ format: OutputFormat, _ isOn: Bool) {
    if isOn { self.format = format }
  }
}

extension CommonArguments {
  /// True when nothing was given.
  var isEmpty: Bool {
    store == nil && format == nil && now == nil && asOf == nil && !quiet && color == nil && !print && !noInput
      && !wantsHelp
      && !noPager && !wantsVersion
  }

  /// The format, of several the last; throws ``Failure`` when the environment names an unknown one.
  ///
  /// That of a configuration file is for a person who reads the text at a terminal, so that no script changes.
  func resolvedFormat() throws(Failure) -> OutputFormat {
    if let format { return format }
    let configured = try Configuration.ofProcess().format
    if configured.isFromFile, quiet || !OutputStream(file: 1).isTerminal { return .text }
    guard let known = OutputFormat(rawValue: configured.value) else { throw .setting(.format(configured.value)) }
    return known
  }

  /// True when an argument chooses the format.
  var hasFormat: Bool { format != nil }

  func printer() throws(Failure) -> Printer {
    Printer(format: try resolvedFormat(), quiet: quiet, color: resolvedColor, isPaged: !noPager && !noInput)
  }

  /// The use of colour; where the configuration cannot be read, its error is printed in the default's.
  var resolvedColor: ColorChoice {
    if let color { return color }
    guard let configured = (try? Configuration.ofProcess())?.color, let choice = ColorChoice(rawValue: configured.value)
    else { return .auto }
    // That of a file is for a terminal, so that no script changes.
    return configured.isFromFile && choice == .always && !OutputStream(file: 1).isTerminal ? .auto : choice
  }

  /// The campground's place; throws ``Failure`` for an empty one, and `StoreError` when there is none by default.
  func resolvedStore() throws -> StoreChoice {
    if store == "" { throw Failure.setting(.emptyStore) }
    return try StoreChoice(store, Configuration.ofProcess())
  }

  func resolvedNow() throws(Failure) -> PretendedTime? {
    if let now { return now }
    guard let text = Environment.variable(.now) else { return nil }
    guard let time = PretendedTime(text) else {
      throw .setting(.now(text))
    }
    return time
  }
}
