import Arguments
import CampgroundManager

/// Takes nights of sites out of sale.
struct BlockSite: WriteCommand {
  var number: [SiteNumber] = []
  var loop: String?
  var type: Slug?
  var from: Day?
  var nights: Int?
  var before: Day?
  @Required var because: String
  var force = false

  static let help = CommandHelp(
    "Take nights of sites out of sale.",
    discussion: """
      Several sites, or those in service of a loop or a type, get a block each: all of them or none. Sites of the \
      loop or type that are blocked already stay as they are. If a night is taken, the error names each holder. With --force the reservations among them give up their nights from today \
      on, and are listed as displaced until they have a site again.
      """,
    examples: [
      "campctl block-site 12 --nights 3 --because 'new gravel'",
      "campctl block-site 12 --from 2027-07-04 --before 2027-07-11 --because 'fallen tree' --force",
      "campctl block-site --loop Lake --from 2027-09-20 --nights 10 --because 'new water pipes'",
    ])

  static let arguments: [Argument<Self>] = [
    rest("number", .site, "The numbers of the sites.") { $0.number = $1 },
    option("loop", .text.named("loop", completion: .of(.loop)), "The loop whose sites in service are blocked.") {
      $0.loop = $1
    },
    option("type", .type, "The type whose sites in service are blocked.") { $0.type = $1 },
    option("from", .day, "The first night (default: tonight).") { $0.from = $1 },
    option("nights", .nights, "The number of nights.") { $0.nights = $1 }.short("N"),
    option("before", .day(after: "from"), "The day after the last night, instead of --nights.") { $0.before = $1 },
    required("because", .text.named("reason"), "The reason, which is recorded.") { $0.because = $1 }.formerly("reason"),
    flag("force", "Displace the reservations that hold one of the nights.") { $0.force = $1 },
  ]

  var misuse: [UsageProblem] {
    ((nights == nil) == (before == nil) ? [.nightsOr("before")] : []) + misuseOfSites
  }

  private var misuseOfSites: [UsageProblem] {
    number.isEmpty == (loop == nil && type == nil) ? [.sitesToBlock] : []
  }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    let first = unread.contains("from") ? nil : from ?? campground.clock.today
    let given = number.isEmpty ? BlockedSites.group(loop: loop, type: type) : .numbered(number)
    return try campground.blocks.problems(
      of: given, nights: GivenStay(arrival: first, nights: nights, departure: before).nights, reason: $because)
  }

  func perform(in campground: Campground) throws -> Response {
    let stay = try StayRequest(from: from ?? campground.clock.today, nights: nights, to: before, orElse: "before")
    let request = BlockRequest(sites: try sites(), stay: stay, reason: because, isForced: force)
    if number.count == 1 {
      let written = try campground.blocks.block(request).map(BlockView.init)
      let view = written.result
      return Response(written, view.sentence, extras: .notes(view.displacedNotes + Self.hints(of: [view])))
    }
    let written = try campground.blocks.blockSeveral(request).map { $0.map(BlockView.init) }
    return Response(
      written, written.result.map(\.sentence), each: { .notes($0.displacedNotes) },
      extras: .notes(Self.hints(of: written.result)))
  }

  private static func hints(of blocks: [BlockView]) -> [String] {
    blocks.allSatisfy(\.blocked.displaced.isEmpty) ? [] : [Hints.displaced]
  }

  /// Throws ``Failure`` unless the sites are given by their numbers, or by a loop or a type.
  private func sites() throws(Failure) -> BlockedSites {
    try misuseOfSites.refuse()
    return number.isEmpty ? .group(loop: loop, type: type) : .numbered(number)
  }
}

extension BlockView {
  /// `Blocked site 12, 2027-07-04 to 2027-07-07 (3 nights): b-1, new gravel.`, and the displaced parties.
  fileprivate var sentence: String {
    let block = blocked.block
    let sentence = "Blocked site \(block.site), \(daysWords): \(label), \(block.reason)."
    if blocked.displaced.isEmpty { return sentence }
    let named = blocked.displaced.map { "\($0.id?.description ?? ""), \($0.camper.fullName), \($0.camper.phoneNumber)" }
    return "\(sentence) Displaced: \(named.joined(separator: "; "))."
  }
}
