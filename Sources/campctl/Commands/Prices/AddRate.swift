import Arguments
import CampgroundManager

/// Adds a rate: the price of a night.
struct AddRate: WriteCommand {
  var rate = RateRequest("", nightly: .zero)

  static let help = CommandHelp(
    "Add a rate: the price of a night.",
    discussion: """
      Of the rates that cover a night the most specific applies: one for the site before one for its type before \
      one for all sites, then a holiday, then one for certain weekdays, then the shorter season, then the one added later. As soon \
      as there is a rate, a night without one cannot be reserved. Existing reservations keep their price.
      """,
    examples: [
      "campctl add-rate Standard --nightly 45.00 --weekly 280.00 --extra-adult 10.00",
      "campctl add-rate 'July 4th' --nightly 60.00 --from 2027-07-02 --before 2027-07-06 --holiday --min-nights 2",
    ])

  static let arguments: [Argument] = .of(
    [
      positional("name", .text.named("name"), "The name of the rate.") { $0.rate.name = $1 },
      required("nightly", .amount, "The price of a night.") { $0.rate.nightly = $1 },
      option("weekly", .amount, "The price of each full week of a stay; its nights have their share.") {
        $0.rate.weekly = $1
      },
      option("monthly", .amount, "The price of each full 28 nights of a stay; its nights have their share.") {
        $0.rate.monthly = $1
      },
    ],
    part(RateRequest.nights) { $1(&$0.rate) }, part(RateRequest.party) { $1(&$0.rate) })

  func perform(in campground: Campground) throws -> Response {
    let wasUnpriced = try campground.rates.listRates().isEmpty
    let currency = try campground.settings.settings.currency
    let written = try campground.rates.addRate(rate).map { RateView(rate: $0, currency: currency) }
    var notes = try SiteType.unusedNotes(rate.type, in: campground)
    if wasUnpriced, written.changed { notes.append("From now on a night that no rate covers cannot be reserved.") }
    return Response(written, "Added rate \(written.label): \(written.result.words).", extras: .notes(notes))
  }
}
