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
  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  /// What a command line or a line of JSON asks for.
  struct Request: Codable, Equatable {
    var fields: ReserveFields
  }

  var request: Request { Request(fields: asked.fields) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let reporter = try campground.reporter()
    try request.fields.requireSite(in: campground)
    let asked = try request.fields.reserveRequest()
    let written = try campground.reservations.reserve(asked).reported(reporter)
    let report = written.thing
    let site = report.reservation.siteNumber
    let camper = report.reservation.camper.fullName
    return .wrote(
      written, "Reserved site \(site) for \(camper): \(report.label), \(report.stayWords).", notes: report.choiceNotes)
  }
}

extension Reserve.Request {
  init(from decoder: any Decoder) throws {
    fields = try ReserveFields(decoder.container(keyedBy: LineKey.self))
  }
}
