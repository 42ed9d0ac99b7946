import Arguments
import CampgroundManager

/// Holds a site for a waiting party.
struct Offer: WriteCommand {
  @Required var waitlist: WaitlistReference
  var site: SiteNumber?
  var minutes = 30

  static let help = CommandHelp(
    "Hold a site for a waitlist entry.",
    discussion: """
      The entry leaves the waitlist. When the hold expires it returns to its old place; confirm turns the hold \
      into a reservation. Of several possible stays, the earliest is held, then the longest.
      """,
    examples: ["campctl offer w-1", "campctl offer w-1 --site 14 --minutes 60"])

  static let arguments: [Argument<Self>] = [
    positional("waitlist", .reference(.waitlist), "The waitlist's entry, such as w-1.") { $0.waitlist = $1 },
    option("site", .site, "The site (default: the best of those that match).") { $0.site = $1 }.short("s"),
    option("minutes", .number, "The number of minutes.") { $0.minutes = $1 }.byDefault("\(Offer().minutes)"),
  ]

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.waitlist.problems(ofOffering: site, to: $waitlist, minutes: minutes)
  }

  func perform(in campground: Campground) throws -> Response {
    let makeView = try ReservationView.maker(in: campground)
    let offered = try campground.waitlist.offer(waitlist, site: site, minutes: minutes)
    let written = offered.map { offered in
      var held = makeView(offered.reserved.reservation)
      held.siteChosenBecause = offered.reserved.siteChosenBecause?.words
      return held
    }
    let held = written.result
    let entry = try WaitlistView(offered.entry, in: campground)
    let notes = offered.passedOver.isEmpty ? [] : [Hints.passedOver(offered.passedOver)]
    let reservation = held.reservation
    let price = try held.agreedPriceWords(in: campground)
    return Response(
      written,
      "Offered \(reservation.camper.fullName) (\(offered.entry.id)) site \(reservation.siteNumber) until "
        + "\(held.heldUntil ?? ""): \(held.label), \(held.stayWords)\(price).",
      extras: .object("waitlist", entry) + .notes(held.choiceNotes + notes))
  }
}
