import ArgumentParser
import CampgroundManager

/// Changes a reservation: its days, its party, what is noted.
struct Change: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Change a reservation's days, party or notes.",
    discussion: """
      A longer stay needs only the added nights free. --arrive alone moves the stay, for as many nights as before. An \
      empty value ends a field: --plates ''.
      """)

  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference

  @OptionGroup(title: "What to change") var edits: ReservationEditOptions
  @OptionGroup(title: "Against the rules") var overrides: OverrideOptions
  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    var reservation: ReservationReference
    var edits: ReservationEdits
    var acceptUnknownLength: Bool
    var override: String?
    var overrideCapacity: String?
  }

  var request: Request {
    Request(
      reservation: reservation, edits: edits.edits, acceptUnknownLength: edits.acceptUnknownLength,
      override: overrides.override, overrideCapacity: overrides.overrideCapacity)
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let edits = request.edits
    if edits.isEmpty { throw Failure.usage("Say what to change, such as --nights", field: nil) }
    if edits.nights != nil, edits.depart != nil {
      throw Failure.usage("Say either --nights or --depart", field: "nights")
    }
    let changed = try campground.reservations.change(
      request.reservation, edits, overrides: Overrides(rules: request.override, capacity: request.overrideCapacity),
      acceptingUnknownLength: request.acceptUnknownLength)
    let written = try changed.priced(by: campground.reporter())
    let report = written.thing.base
    let price = written.thing.differenceWords.map { "; \($0)" } ?? ""
    let sentence = "Changed \(report.label), \(report.reservation.camper.fullName): \(report.placesWords)\(price)."
    return try .wrote(
      written, written.changed ? sentence : "Nothing to change for \(report.label).", notes: written.thing.notes,
      freeingIn: campground)
  }
}

extension Change.Request {
  /// What to change stands among the other keys.
  init(from decoder: any Decoder) throws {
    let line = try LineFields(from: decoder)
    reservation = try line.read("reservation")
    edits = try ReservationEdits(from: decoder)
    acceptUnknownLength = try line.flag("acceptUnknownLength")
    override = try line.optional("override")
    overrideCapacity = try line.optional("overrideCapacity")
  }
}
