import ArgumentParser
import CampgroundManager

/// Moves a reservation to another site.
struct Move: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Move a reservation to another site.",
    discussion: "Before the stay all of its nights move, during it those from today on, unless --from says otherwise.")

  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference

  @Option(help: ArgumentHelp("The new site.", valueName: "number"), transform: Read.site)
  var site: SiteNumber

  @Option(help: ArgumentHelp("The first night to move.", valueName: "day"), transform: Read.day)
  var from: Day?

  @Flag(help: "Take a site whose longest rig is not known.")
  var acceptUnknownLength = false

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    var reservation: ReservationReference
    var site: SiteNumber
    var from: Day?
    var acceptUnknownLength: Bool
  }

  var request: Request {
    Request(reservation: reservation, site: site, from: from, acceptUnknownLength: acceptUnknownLength)
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let reporter = try campground.reporter()
    let written = try campground.reservations.move(
      request.reservation, to: request.site, from: request.from,
      acceptingUnknownLength: request.acceptUnknownLength
    ).map(reporter)
    let report = written.thing
    let sentence = "Moved \(report.label), \(report.reservation.camper.fullName): \(report.placesWords)."
    return try .wrote(
      written, written.changed ? sentence : "Nothing to move: \(report.label) is on site \(request.site) already.",
      freeingIn: campground)
  }
}

extension Move.Request {
  init(from decoder: any Decoder) throws {
    let line = try LineFields(from: decoder)
    reservation = try line.read("reservation")
    site = try line.read("site")
    from = try line.optional("from")
    acceptUnknownLength = try line.flag("acceptUnknownLength")
  }
}
