import Arguments
import CampgroundManager

/// Puts a camper on the waitlist.
struct JoinWaitlist: WriteCommand {
  var caller = CallerArguments()
  var site: SiteNumber?
  var window = WindowArguments()
  var party = Party()
  var needs = SiteNeeds()

  static let help = CommandHelp(
    "Put a camper on the waitlist.",
    discussion: """
      An entry holds no night; the entry that has waited longest comes first. It is either for one arrival, or for \
      any arrival in a window.
      """,
    examples: [
      "campctl join-waitlist --camper 'Tent Pole' --arrive 2027-07-02 --nights 3 --rig-length 30",
      "campctl join-waitlist --camper c-3 --arrive 2027-07-01 --arrive-before 2027-08-01 --weekdays fri,sat "
        + "--nights 2..4",
    ])

  static let arguments: [Argument<Self>] = .of(
    part(CallerArguments.arguments) { $1(&$0.caller) },
    [
      option("site", .site, "The only acceptable site (default: any that fits).") { $0.site = $1 }.short("s")
    ],
    part(WindowArguments.arguments) { $1(&$0.window) }, part(Party.size) { $1(&$0.party) },
    part(SiteNeeds.whole) { $1(&$0.needs) })

  var misuse: [UsageProblem] { caller.misuse + window.misuseOfWish }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    var given = GivenRequest()
    (given.camper, given.caller, given.sites) = (caller.camper, caller.record, site.map { [$0] } ?? [])
    (given.party, given.needs, given.isPartyKnown) = (party, needs, !Party.isPart(ofAny: unread))
    if window.arriveBefore == nil { given.stay = window.given }
    return try campground.waitlist.problems(of: given, window.givenWish)
  }

  func perform(in campground: Campground) throws -> Response {
    let (camper, record) = try caller.caller()
    var request = WaitlistRequest(camper: camper, wish: try window.wish(), party: party, needs: needs, site: site)
    request.caller = record
    let written = try campground.waitlist.join(request).map { try WaitlistView($0, in: campground) }
    let view = written.result
    return Response(
      written, "\(view.waiting.camper.fullName) waits for \(view.wishWords): \(view.label).",
      extras: .notes(try caller.notes(of: written, view.waiting.camper, in: campground) + view.freeNotes))
  }
}
