import Arguments
import CampgroundManager

/// Shows the campground's settings, or changes those that are given.
struct Settings: ChangeCommand {
  var edits = SettingsEdits()

  static let help = CommandHelp(
    "Show the campground's settings, or change the given ones.",
    discussion: """
      An empty value ends a setting: with --open '' the campground is open all year. With --type the rules of \
      stays differ for sites of that type, and an empty value restores the campground's rule; --open all-year and \
      --closed-to-arrival none exempt a type from the campground's season and closed days.
      """,
    examples: [
      "campctl settings --name 'Bacon Woods' --time-zone America/Phoenix --currency USD",
      "campctl settings --type cabin --min-nights 2 --open all-year",
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      option("name", .edit(.text.named("name")), "The campground's name.") { $0.edits.name = $1 },
      option(
        "time-zone", .edit(.text.named("zone")),
        "The campground's time zone, such as America/Phoenix (default: the machine's)."
      ) {
        $0.edits.timeZone = $1
      },
      option("currency", .text.named("code"), "The currency, by its ISO 4217 code (default: USD).") {
        $0.edits.currency = $1
      },
      option("check-in", .time, "The time from which sites are ready (default: 15:00).") { $0.edits.checkIn = $1 },
      option("check-out", .time, "The time by which parties leave (default: 11:00).") { $0.edits.checkOut = $1 },
      option(
        "no-show-after", .time,
        "The time on the day of arrival after which a party can be marked a no-show (default: 22:00)."
      ) {
        $0.edits.noShowAfter = $1
      },
      option(
        "bring", .edit(.text.named("list").separated(by: ";")),
        "The things to bring that confirmations list, with semicolons between them."
      ) { $0.edits.bring = $1 },
    ],
    part(SettingsEdits.desk) { $1(&$0.edits) }, part(SettingsEdits.money) { $1(&$0.edits) },
    part(SettingsEdits.arguments) { $1(&$0.edits) })

  var toleratesMissingZone: Bool { true }

  /// Showing makes no store.
  var access: Store.Access { edits.isEmpty ? .existing : .create }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.settings.problems(of: edits, unread: unread)
  }

  func perform(in campground: Campground) throws -> Response {
    guard !edits.isEmpty else { return Response(try campground.settings.settings) }
    let before = try campground.settings.settings
    let written = try campground.settings.change(edits)
    let left = try campground.reservations.staysLeftOutside(by: written.result, insteadOf: before)
    return Response(
      written, written.text,
      extras: .notes(try SiteType.unusedNotes(edits.type, in: campground) + left.map(Hints.leftOutside)))
  }
}
