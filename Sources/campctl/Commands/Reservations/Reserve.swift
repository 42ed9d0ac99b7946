import ArgumentParser
import CampgroundManager

/// Reserves a site for a camper's party.
struct Reserve: WriteCommand {
  static let configuration = CommandConfiguration(
    abstract: "Reserve a site for a camper's party.",
    discussion: """
      Nights that are taken are refused with whom they belong to, the free sites that would fit, and the site's \
      nearest free days.
      """)

  @OptionGroup var asked: ReserveOptions

  @Flag(help: "The party is here: check it in at once.")
  var checkIn = false

  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  /// What a command line or a line of JSON asks for.
  struct Request: Codable, Equatable {
    var fields: ReserveFields
    var checkIn: Bool
  }

  var request: Request { Request(fields: asked.fields, checkIn: checkIn) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let reporter = try campground.reporter()
    try request.fields.requireSite(in: campground)
    var asked = try request.fields.reserveRequest()
    asked.checkIn = request.checkIn
    let written = try campground.reservations.reserve(asked).reported(reporter)
    let report = written.thing
    let site = report.reservation.siteNumber
    let camper = report.reservation.camper.fullName
    let price = try campground.agreedPriceWords(report)
    let verb = request.checkIn ? "Reserved and checked in" : "Reserved"
    return .wrote(
      written, "\(verb) site \(site) for \(camper): \(report.label), \(report.stayWords)\(price).",
      notes: report.choiceNotes + (try campground.groupNotes(written)))
  }
}

extension Reserve.Request {
  init(from decoder: any Decoder) throws {
    let line = try LineFields(from: decoder)
    fields = try ReserveFields(line)
    checkIn = try line.flag("checkIn")
  }
}
