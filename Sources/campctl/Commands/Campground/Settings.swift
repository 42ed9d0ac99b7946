import ArgumentParser
import CampgroundManager

/// Shows the campground's settings, or changes those that are given.
struct Settings: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show the campground's settings, or change those that are given.",
    discussion: """
      An empty value ends a setting: --open '' is open all year. With --type the rules of stays differ for sites of that \
      type, and an empty value makes one as the campground's again; a type that is open all year when the campground is \
      not has --open all-year, one without closed days --closed-to-arrival none.
      """)

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
    help: ArgumentHelp("What confirmations tell a party to bring, with semicolons between.", valueName: "list"),
    transform: Read.edit)
  var bring: Edit<String>?

  @OptionGroup(title: "Rules of stays") var rules: RuleOptions
  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  static var toleratesMissingZone: Bool { true }

  /// Showing makes no store.
  static func access(for request: SettingsEdits) -> Store.Access { request.isEmpty ? .existing : .create }

  static func perform(_ request: SettingsEdits, in campground: Campground) throws -> Answer {
    guard !request.isEmpty else { return .show(try campground.settings.settings) }
    let written = try campground.settings.change(request)
    return .wrote(written, written.text, notes: try campground.unusedTypeNotes(request.type))
  }

  var request: SettingsEdits {
    var edits = SettingsEdits()
    edits.name = name
    edits.timeZone = timeZone
    edits.currency = currency
    edits.checkIn = checkIn
    edits.checkOut = checkOut
    edits.noShowAfter = noShowAfter
    edits.bring = bring
    rules.say(in: &edits)
    return edits
  }
}
