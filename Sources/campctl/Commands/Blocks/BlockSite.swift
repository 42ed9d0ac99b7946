import ArgumentParser
import CampgroundManager

/// Takes nights of a site out of sale.
struct BlockSite: WriteCommand {
  static let configuration = CommandConfiguration(
    abstract: "Take nights of a site out of sale.",
    discussion: """
      Nights that are taken are refused with everybody who holds one. With --force the reservations among them give up \
      theirs from today on, and are listed as displaced until they have a site again.
      """)

  @Argument(help: "The site's number.", transform: Read.site)
  var number: SiteNumber

  @Option(help: ArgumentHelp("The first night.", valueName: "day"), transform: Read.day)
  var from: Day

  @Option(
    parsing: .unconditional, help: ArgumentHelp("For how many nights.", valueName: "number"), transform: Read.number)
  var nights: Int?

  @Option(
    help: ArgumentHelp("The day after the last night, instead of --nights.", valueName: "day"), transform: Read.day)
  var before: Day?

  @Option(help: ArgumentHelp("Why; it is kept.", valueName: "text"))
  var reason: String

  @Flag(help: "Displace the reservations that are in the way.")
  var force = false

  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let number: SiteNumber
    let from: Day
    let nights: Int?
    let before: Day?
    let reason: String
    let force: Bool?
  }

  var request: Request {
    Request(number: number, from: from, nights: nights, before: before, reason: reason, force: force ? true : nil)
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let asked = BlockRequest(
      site: request.number, stay: try request.stay(), reason: request.reason, isForced: request.force ?? false)
    let written = try campground.blocks.block(asked).map(BlockReport.init)
    let report = written.thing
    let block = report.blocked.block
    let sentence = "Blocked site \(block.site), \(report.daysWords): \(report.label), \(block.reason)."
    let displaced = report.blocked.displaced
    if displaced.isEmpty { return .wrote(written, sentence) }
    let named = displaced.map { "\($0.id?.description ?? ""), \($0.camper.fullName), \($0.camper.phoneNumber)" }
    return .wrote(
      written, "\(sentence) Displaced: \(named.joined(separator: "; ")).",
      notes: report.displacedNotes + [
        "Hint: campctl list-reservations --displaced lists who lacks a night; unblock-site gives the nights back."
      ])
  }
}

extension BlockSite.Request {
  /// Throws ``Failure`` unless either the nights or their end is said.
  func stay() throws(Failure) -> StayRequest {
    switch (nights, before) {
    case (let nights?, nil): StayRequest(arrival: from, numberOfNights: nights)
    case (nil, let before?): StayRequest(arrival: from, departure: before)
    default: throw .usage("Say either --nights or --before", field: "nights")
    }
  }
}
