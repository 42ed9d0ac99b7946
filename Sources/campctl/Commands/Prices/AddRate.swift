import Arguments
import CampgroundManager

/// Adds a rate: the price of a night.
struct AddRate: WriteCommand {
  @Required var name: String
  var like: String?
  var edits = RateEdits()

  static let help = CommandHelp(
    "Add a rate: the price of a night.",
    discussion: """
      Of the rates that cover a night the most specific applies: one for the site before one for its type before \
      one for all sites, then a holiday, then one for certain weekdays, then the one with the shorter season, then the \
      one added later. As soon as there is a rate, a night without one cannot be reserved. With --min-nights a rate is \
      the price of longer stays, and shorter ones pay another; campctl add-rule refuses them. Existing reservations \
      keep their price.
      """,
    examples: [
      "campctl add-rate Standard --nightly 45.00 --weekly 280.00 --extra-adult 10.00",
      "campctl add-rate 'July 4th' --nightly 60.00 --from 2027-07-02 --before 2027-07-06 --holiday",
      "campctl add-rule 'July 4th' --from 2027-07-02 --before 2027-07-06 --min-nights 3",
      "campctl add-rate 'Summer 2028' --like 'Summer 2027' --from 2028-06-15 --before 2028-09-01",
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      positional("name", .text.named("name"), "The name of the rate.") { $0.name = $1 },
      option(
        "like", .text.named("name", completion: .of(.rate)),
        "Copy the terms of this rate; the given ones take their place."
      ) { $0.like = $1 },
    ],
    part(RateEdits.prices) { $1(&$0.edits) }, part(RateEdits.nights) { $1(&$0.edits) },
    part(RateEdits.party) { $1(&$0.edits) })

  var misuse: [UsageProblem] { edits.nightly == nil && like == nil ? [.nightlyOrLike] : [] }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.rates.problems(of: .new($name, edits, unread: unread), like: like)
  }

  func perform(in campground: Campground) throws -> Response {
    try misuse.refuse()
    let wasUnpriced = try campground.rates.listRates().isEmpty
    let written = try campground.rates.addRate(name, like: like, edits)
    let notes = RateNotes(rate: written.result, in: campground)
    var extras = try notes.extras()
    if wasUnpriced, written.changed {
      extras = extras + .notes(["From now on, nights without a rate cannot be reserved."])
    }
    let view = try written.map { RateView(rate: $0, currency: try campground.settings.settings.currency) }
    return Response(view, "Added rate \(view.label): \(view.result.words).", extras: extras)
  }
}
