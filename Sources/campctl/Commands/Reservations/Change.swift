import Arguments
import CampgroundManager

/// Changes a reservation: its days, its party, what is noted.
struct Change: ChangeCommand {
  @Required var reservation: ReservationReference
  var edits = ReservationEdits()
  var acceptUnknownLength = false
  var overrides = OverrideArguments()

  static let help = CommandHelp(
    "Change a reservation's days, party or notes.",
    discussion: """
      A longer stay needs only the added nights free. --arrive alone moves the stay, for as many nights as before. An \
      empty value ends a field: --plates ''.
      """,
    examples: ["campctl change r-3 --nights 4", "campctl change r-3 --adults 3 --plates ''"])

  static let arguments: [Argument<Change>] = .of(
    [
      .positional("reservation", .reservation, "The reservation, such as r-3.") { $0.reservation = $1 },
      .flag("accept-unknown-length", "Take a site whose longest rig is not known.") { $0.acceptUnknownLength = $1 },
    ],
    edits.within(\.edits), OverrideArguments.arguments.within(\.overrides))

  func perform(in campground: Campground) throws -> Answer {
    if edits.isEmpty { throw Failure.usage("Say what to change, such as --nights", field: nil) }
    if edits.nights != nil, edits.depart != nil {
      throw Failure.usage("Say either --nights or --depart", field: "nights")
    }
    let changed = try campground.reservations.change(
      reservation, edits, overrides: overrides.overrides, acceptingUnknownLength: acceptUnknownLength)
    let written = try changed.priced(by: campground.reporter())
    let report = written.thing.base
    let price = written.thing.differenceWords.map { "; \($0)" } ?? ""
    let sentence = "Changed \(report.label), \(report.reservation.camper.fullName): \(report.placesWords)\(price)."
    return try .wrote(
      written, written.changed ? sentence : "Nothing to change for \(report.label).", notes: written.thing.notes,
      freeingIn: campground)
  }
}

extension Change {
  private static let edits: [Argument<ReservationEdits>] = .of([
    .option("arrive", .day, "The new first night.", short: "a") { $0.arrive = $1 },
    .option("nights", .number, "The number of nights.", short: "N") { $0.nights = $1 },
    .option("depart", .day, "The day of departure, instead of --nights.") { $0.depart = $1 },
    .option("adults", .number, "The number of adults.") { $0.adults = $1 },
    .option("children", .number, "The number of children.") { $0.children = $1 },
    .option("pets", .number, "The number of pets.") { $0.pets = $1 },
    .option("vehicles", .number, "The number of vehicles.") { $0.vehicles = $1 },
    .option("plates", .edit(.text), "The vehicles' license plates.") { $0.plates = $1 },
    .option("rig-length", .edit(.number.named("feet")), "The length of the rig.") { $0.rigLength = $1 },
    .option("equipment", .edit(.slug), "What they sleep in, such as tent or rv.") { $0.equipment = $1 },
    .option("notes", .edit(.text), "What else to know.") { $0.notes = $1 },
    .option("group", .edit(.text.named("name", completion: .of(.group))), "Tie it to others of this name.") {
      $0.group = $1
    },
  ]).titled("What to change")
}
