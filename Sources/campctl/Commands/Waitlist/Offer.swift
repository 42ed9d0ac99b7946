import ArgumentParser
import CampgroundManager

/// Holds a site for somebody who waits.
struct Offer: WriteCommand {
  static let configuration = CommandConfiguration(
    abstract: "Hold a site for somebody who waits.",
    discussion: """
      The entry leaves the waitlist. When the hold expires it waits again, in its old place; confirm makes the hold a \
      reservation. Of several stays that would do, the earliest is held, then the longest.
      """)

  @Argument(help: "The waitlist's entry, such as w-1.")
  var waitlist: WaitlistReference

  @Option(
    help: ArgumentHelp("The site; the best of those that match unless said.", valueName: "number"),
    transform: Read.site)
  var site: SiteNumber?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("For how long; 30 unless said.", valueName: "number"),
    transform: Read.number)
  var minutes: Int?

  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let waitlist: WaitlistReference
    let site: SiteNumber?
    let minutes: Int?
  }

  var request: Request { Request(waitlist: waitlist, site: site, minutes: minutes) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let reporter = try campground.reporter()
    let offered = try campground.waitlist.offer(request.waitlist, site: request.site, minutes: request.minutes ?? 30)
    let written = try offered.map { offered in
      var held = reporter(offered.reserved.reservation)
      held.siteChosenBecause = offered.reserved.siteChosenBecause
      return OfferReport(held: held, entry: try campground.waitlistReport(offered.entry))
    }
    let held = written.thing.held
    let earlier = offered.passedOver.map(\.description).joined(separator: ", ")
    let notes = earlier.isEmpty ? [] : ["Hint: \(earlier) came earlier and could have had it."]
    let reservation = held.reservation
    let price = try campground.agreedPriceWords(held)
    return .wrote(
      written,
      "Offered \(reservation.camper.fullName) (\(offered.entry.id)) site \(reservation.siteNumber) until "
        + "\(held.holdExpires ?? ""): \(held.label), \(held.stayWords)\(price).",
      notes: held.choiceNotes + notes)
  }
}
