import ArgumentParser
import CampgroundManager

/// Holds nights for a while, until the camper has decided.
struct Hold: WriteCommand {
  static let configuration = CommandConfiguration(
    abstract: "Hold a site for a camper for some minutes.",
    discussion: """
      A hold takes the nights as a reservation does. Unless it is confirmed in time, it expires by itself and the \
      nights are free for everybody at once.
      """)

  @OptionGroup var asked: ReserveOptions

  @Option(
    parsing: .unconditional, help: ArgumentHelp("For how long; 30 unless said.", valueName: "number"),
    transform: Read.number)
  var minutes: Int?

  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    var fields: ReserveFields
    var minutes: Int?
  }

  var request: Request { Request(fields: asked.fields, minutes: minutes) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let reporter = try campground.reporter()
    try request.fields.requireSite(in: campground)
    let asked = try request.fields.reserveRequest()
    let written = try campground.reservations.hold(asked, minutes: request.minutes ?? 30).reported(reporter)
    let report = written.thing
    let site = report.reservation.siteNumber
    let camper = report.reservation.camper.fullName
    let price = try campground.agreedPriceWords(report)
    return .wrote(
      written,
      "Held site \(site) for \(camper) until \(report.holdExpires ?? ""): \(report.label), \(report.stayWords)\(price).",
      notes: report.choiceNotes + (try campground.groupNotes(written)))
  }
}

extension Hold.Request {
  init(from decoder: any Decoder) throws {
    let line = try LineFields(from: decoder)
    fields = try ReserveFields(line)
    minutes = try line.optional("minutes")
  }
}
