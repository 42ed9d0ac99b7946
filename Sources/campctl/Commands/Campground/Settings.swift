import Arguments
import CampgroundManager

/// Shows the campground's settings, or changes those that are given.
struct Settings: ChangeCommand {
  var edits = SettingsEdits()

  static let help = CommandHelp(
    "Show the campground's settings, or change those that are given.",
    discussion: """
      An empty value ends a setting: with --open '' it is open all year. With --type the rules of stays differ for \
      sites of that type, and an empty value makes one as the campground's again; a type that is open all year when \
      the campground is not has --open all-year, one without closed days --closed-to-arrival none.
      """,
    examples: [
      "campctl settings --name 'Bacon Woods' --time-zone America/Phoenix --currency USD",
      "campctl settings --type cabin --min-nights 2 --open all-year",
    ])

  static let arguments: [Argument] = .of(
    [
      option("name", .edit(.text.named("name")), "The campground's name.") { $0.edits.name = $1 },
      option("time-zone", .edit(.text.named("zone")), "Where its clock is, such as America/Phoenix.") {
        $0.edits.timeZone = $1
      },
      option("currency", .text.named("code"), "What it charges in, of ISO 4217, such as USD.") {
        $0.edits.currency = $1
      },
      option("check-in", .time, "From when sites are ready.") { $0.edits.checkIn = $1 },
      option("check-out", .time, "Until when parties leave.") { $0.edits.checkOut = $1 },
      option("no-show-after", .time, "When, on the day of arrival, a party can be marked a no-show.") {
        $0.edits.noShowAfter = $1
      },
      option(
        "bring", .edit(.text.named("list")), "What confirmations tell a party to bring, with semicolons between."
      ) { $0.edits.bring = $1 },
    ],
    part(SettingsEdits.arguments) { $1(&$0.edits) })

  var toleratesMissingZone: Bool { true }

  /// Showing makes no store.
  var access: Store.Access { edits.isEmpty ? .existing : .create }

  func perform(in campground: Campground) throws -> Response {
    guard !edits.isEmpty else { return Response(try campground.settings.settings) }
    let written = try campground.settings.change(edits)
    return Response(written, written.text, extras: .notes(try SiteType.unusedNotes(edits.type, in: campground)))
  }
}
