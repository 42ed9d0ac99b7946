import ArgumentParser
import CampgroundManager

/// Shows the campground's settings, or changes those that are given.
struct Settings: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show the campground's settings, or change those that are given.",
    discussion: "An empty value ends a name, a zone, a season, a longest stay or a window: --open '' is open all year.")

  @Option(help: "The campground's name.", transform: Read.edit)
  var name: Edit<String>?

  @Option(
    help: ArgumentHelp("Where its clock is, such as America/Phoenix.", valueName: "zone"),
    transform: Read.edit)
  var timeZone: Edit<String>?

  @Option(help: ArgumentHelp("What it charges in, of ISO 4217, such as USD.", valueName: "code"))
  var currency: String?

  @Option(help: ArgumentHelp("From when sites are ready.", valueName: "hh:mm"), transform: Read.time)
  var checkIn: TimeOfDay?

  @Option(help: ArgumentHelp("Until when parties leave.", valueName: "hh:mm"), transform: Read.time)
  var checkOut: TimeOfDay?

  @Option(
    help: ArgumentHelp("When, on the day of arrival, a party can be marked a no-show.", valueName: "hh:mm"),
    transform: Read.time)
  var noShowAfter: TimeOfDay?

  @Option(
    help: ArgumentHelp(
      "The season: its first night and its last departure, mm-dd..mm-dd.", valueName: "season"),
    transform: Read.seasonEdit)
  var open: Edit<Season>?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The shortest stay.", valueName: "number"),
    transform: Read.number)
  var minNights: Int?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The longest stay.", valueName: "number"),
    transform: Read.numberEdit)
  var maxNights: Edit<Int>?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many days ahead one can reserve.", valueName: "number"),
    transform: Read.numberEdit)
  var windowDays: Edit<Int>?

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  static var toleratesMissingZone: Bool { true }

  /// Showing makes no store.
  static func access(for request: SettingsEdits) -> Store.Access { request.isEmpty ? .existing : .create }

  static func perform(_ request: SettingsEdits, in campground: Campground) throws -> Answer {
    guard !request.isEmpty else { return .show(try campground.settings.settings) }
    let written = try campground.settings.change(request)
    return .wrote(written, written.text)
  }

  var request: SettingsEdits {
    var edits = SettingsEdits()
    edits.name = name
    edits.timeZone = timeZone
    edits.currency = currency
    edits.checkIn = checkIn
    edits.checkOut = checkOut
    edits.noShowAfter = noShowAfter
    edits.open = open
    edits.minNights = minNights
    edits.maxNights = maxNights
    edits.windowDays = windowDays
    return edits
  }
}
