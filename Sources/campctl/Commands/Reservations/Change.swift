import Arguments
import CampgroundManager

/// Changes a reservation: its days, its party, its notes.
struct Change: ChangeCommand {
  @Required var reservation: ReservationReference
  var edits = ReservationEdits()
  var acceptUnknownLength = false
  var overrides = OverrideArguments()
  var terms = TermsRequest()

  static let help = CommandHelp(
    "Change a reservation's days, party or notes.",
    discussion: """
      A longer stay needs only the added nights free. --arrive alone moves the stay and keeps its number of \
      nights. An empty value ends a field: --plates ''.
      """,
    examples: ["campctl change r-3 --nights 4", "campctl change r-3 --adults 3 --plates ''"])

  static let arguments: [Argument] = .of(
    [
      positional("reservation", .reservation, "The reservation, such as r-3.") { $0.reservation = $1 },
      flag("accept-unknown-length", "Accept a site whose maximum rig length is unknown.") {
        $0.acceptUnknownLength = $1
      },
    ],
    part(ReservationEdits.arguments) { $1(&$0.edits) }, part(OverrideArguments.arguments) { $1(&$0.overrides) },
    part(TermsRequest.edits) { $1(&$0.terms) })

  func perform(in campground: Campground) throws -> Response {
    var edits = edits
    try terms.require(isNew: false)
    if !terms.isEmpty { edits.terms = terms }
    if edits.isEmpty { throw Failure.usage(.nothingToChange) }
    if edits.nights != nil, edits.depart != nil {
      throw Failure.usage(.nightsOr("depart"))
    }
    let written = try campground.reservations.change(
      reservation, edits, overrides: overrides.overrides, acceptingUnknownLength: acceptUnknownLength
    ).map(ReservationView.maker(in: campground))
    let view = written.result
    let price = try PriceChange(of: view, by: written)
    let more = price.words.map { "; \($0)" } ?? ""
    let sentence = "Changed \(view.label), \(view.reservation.camper.fullName): \(view.placesWords)\(more)."
    return try Response(
      written, written.changed ? sentence : "Nothing to change for \(view.label).",
      extras: price.extras + .notes(price.notes + view.discountNotes) + .waitlistMatches(of: written, in: campground))
  }
}
