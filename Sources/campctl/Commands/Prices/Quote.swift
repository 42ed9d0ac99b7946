import Arguments
import CampgroundManager

/// Shows the price of a stay.
struct Quote: ReadCommand {
  var site: SiteNumber?
  var anySite = false
  var why = false
  var stay = StayArguments()
  var party = Party()
  var needs = SiteNeeds()
  var overrides = OverrideArguments()
  var terms = TermsRequest()

  static let help = CommandHelp(
    "Quote the price of a stay, night by night.",
    discussion: "The price is that of reserving the stay now. Nights that are taken are priced, too.",
    examples: [
      "campctl quote --site 12 --arrive 2027-07-01 --nights 3 --adults 3",
      "campctl quote --any-site --arrive 2027-07-01 --nights 2 --type tent-only --why",
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      option("site", .site, "The site.") { $0.site = $1 }.short("s"),
      flag("any-site", "Price the site that reserving any site would take.") { $0.anySite = $1 },
      flag("why", "List for each night the rates that cover it, and the reason why one applies.") { $0.why = $1 },
    ],
    part(StayArguments.arguments) { $1(&$0.stay) }, part(Party.priced) { $1(&$0.party) },
    part(SiteNeeds.whole) { $1(&$0.needs) }, part(OverrideArguments.arguments) { $1(&$0.overrides) },
    part(TermsRequest.given) { $1(&$0.terms) })

  var misuse: [UsageProblem] {
    RequiredSite(site: site, isAny: anySite).misuse + stay.misuse + terms.misuse(isNew: true)
  }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    var given = GivenRequest()
    (given.sites, given.stay) = (site.map { [$0] } ?? [], stay.given)
    (given.party, given.needs, given.isPartyKnown) = (party, needs, !Party.isPart(ofAny: unread))
    (given.overrides, given.terms) = (overrides.overrides, terms.isEmpty ? nil : terms)
    return try campground.reservations.problems(of: given)
  }

  func perform(in campground: Campground) throws -> Response {
    try RequiredSite(site: site, isAny: anySite).require(in: campground) {
      AvailabilityRequest(stay: try stay.request(), party: party, needs: needs)
    }
    try terms.misuse(isNew: true).refuse()
    var request = QuoteRequest(
      site: site, stay: try stay.request(), party: party, needs: needs, overrides: overrides.overrides)
    if !terms.isEmpty { request.terms = terms }
    let view = QuoteView(quote: try campground.quotes.quote(request), isExplained: why)
    return Response(view, extras: .notes(view.notes))
  }
}
