import Arguments
import CampgroundManager

/// Holds a site for a waiting party.
struct Offer: WriteCommand {
  @Required var waitlist: WaitlistReference
  var site: SiteNumber?
  var minutes = 30

  static let help = CommandHelp(
    "Hold a site for somebody who waits.",
    discussion: """
      The entry leaves the waitlist. When the hold expires it waits again, in its old place; confirm makes the hold a \
      reservation. Of several stays that would do, the earliest is held, then the longest.
      """,
    examples: ["campctl offer w-1", "campctl offer w-1 --site 14 --minutes 60"])

  static let arguments: [Argument] = [
    positional("waitlist", .reference(.waitlist), "The waitlist's entry, such as w-1.") { $0.waitlist = $1 },
    option("site", .site, "The site (default: the best of those that match).", short: "s") { $0.site = $1 },
    option("minutes", .number, "For how long.", default: "\(Offer().minutes)") { $0.minutes = $1 },
  ]

  func perform(in campground: Campground) throws -> Response {
    let makeView = try ReservationView.maker(in: campground)
    let offered = try campground.waitlist.offer(waitlist, site: site, minutes: minutes)
    let written = offered.map { offered in
      var held = makeView(offered.reserved.reservation)
      held.siteChosenBecause = offered.reserved.siteChosenBecause
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
        + "\(held.holdExpires ?? ""): \(held.label), \(held.stayWords)\(price).",
      extras: .object("waitlist", entry) + .notes(held.choiceNotes + notes))
  }
}
