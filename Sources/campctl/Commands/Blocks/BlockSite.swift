import Arguments
import CampgroundManager

/// Takes nights of a site out of sale.
struct BlockSite: WriteCommand {
  @Required var number: SiteNumber
  @Required var from: Day
  var nights: Int?
  var before: Day?
  @Required var reason: String
  var force = false

  static let help = CommandHelp(
    "Take nights of a site out of sale.",
    discussion: """
      If a night is taken, the error names each holder. With --force the reservations among them give up their \
      nights from today on, and are listed as displaced until they have a site again.
      """,
    examples: [
      "campctl block-site 12 --from 2027-07-04 --nights 3 --reason 'new gravel'",
      "campctl block-site 12 --from 2027-07-04 --before 2027-07-11 --reason 'fallen tree' --force",
    ])

  static let arguments: [Argument] = [
    positional("number", .site, "The site's number.") { $0.number = $1 },
    required("from", .day, "The first night.") { $0.from = $1 },
    option("nights", .number, "The number of nights.") { $0.nights = $1 },
    option("before", .day(after: "from"), "The day after the last night, instead of --nights.") { $0.before = $1 },
    required("reason", .text, "The reason, which is recorded.") { $0.reason = $1 },
    flag("force", "Displace the reservations that hold one of the nights.") { $0.force = $1 },
  ]

  func perform(in campground: Campground) throws -> Response {
    let stay = try StayRequest(from: from, nights: nights, to: before, orElse: "before")
    let request = BlockRequest(site: number, stay: stay, reason: reason, isForced: force)
    let written = try campground.blocks.block(request).map(BlockView.init)
    let view = written.result
    let block = view.blocked.block
    let sentence = "Blocked site \(block.site), \(view.daysWords): \(view.label), \(block.reason)."
    let displaced = view.blocked.displaced
    if displaced.isEmpty { return Response(written, sentence) }
    let named = displaced.map { "\($0.id?.description ?? ""), \($0.camper.fullName), \($0.camper.phoneNumber)" }
    return Response(
      written, "\(sentence) Displaced: \(named.joined(separator: "; ")).",
      extras: .notes(view.displacedNotes + [Hints.displaced]))
  }
}
