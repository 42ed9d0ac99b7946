import Arguments
import CampgroundManager

/// The arguments of commands that take nights for a camper, reserved or held.
struct ReserveArguments: ArgumentSet, Sendable {
  var site: [SiteNumber] = []
  var sites: [SiteNumber] = []
  var anySite = false
  var count: Int?
  var caller = CallerArguments()
  var details = ReservationDetails()
  var stay = StayArguments()
  var party = Party()
  var needs = SiteNeeds()
  var overrides = OverrideArguments()
  var terms = TermsRequest()

  /// The arguments of the way to call it.
  static let usage = [
    "(--site <number> | --any-site)", "(--camper <camper> | --new <name>)", "--arrive <day>",
    "(--nights <number> | --depart <day>)",
  ]

  static let arguments: [Argument<Self>] = .of(
    [
      repeatedOrOne(
        "site", .site, "The site; several have a reservation each, all of them or none."
      ) { $0.site = $1 }.short("s"),
      option(
        "sites", .list(of: .site, "numbers"),
        "Several sites, such as 21,22,23: one reservation for each, all of them or none."
      ) { $0.sites = $1 },
      flag(
        "any-site",
        "Choose the best free site: one that fills a gap, then the smallest that fits, then the lowest number."
      ) { $0.anySite = $1 },
      option(
        "count", .number,
        "With --any-site, the number of sites, side by side where possible: one reservation for each, all or none."
      ) { $0.count = $1 },
    ],
    part(CallerArguments.arguments) { $1(&$0.caller) },
    part(ReservationDetails.given) { $1(&$0.details) },
    part(StayArguments.arguments) { $1(&$0.stay) }, part(Party.whole) { $1(&$0.party) },
    part(SiteNeeds.whole) { $1(&$0.needs) }, part(OverrideArguments.arguments) { $1(&$0.overrides) },
    part(TermsRequest.given) { $1(&$0.terms) })

  /// All that does not go together, or lacks.
  var misuse: [UsageProblem] { misuseOfSites + caller.misuse + stay.misuse + terms.misuse(isNew: true) }

  private var misuseOfSites: [UsageProblem] {
    if isSeveral { return (sites.isEmpty || site.isEmpty) && !anySite && count == nil ? [] : [.sitesAlone] }
    if count != nil, !anySite { return [.withoutOther("count", needs: "any-site")] }
    return site.isEmpty == anySite ? [] : [.siteOrAnySite]
  }

  /// The request as far as it is given; `unread` has the keys of what could not be read.
  func given(unread: Set<String>) -> GivenRequest {
    var given = GivenRequest()
    (given.camper, given.caller) = (caller.camper, caller.record)
    (given.sites, given.count, given.stay) = (site + sites, count, stay.given)
    (given.party, given.needs, given.isPartyKnown) = (party, needs, !Party.isPart(ofAny: unread))
    (given.details, given.overrides, given.terms) = (details, overrides.overrides, terms.isEmpty ? nil : terms)
    return given
  }

  /// Throws ``Failure`` unless the stay is given in exactly one way.
  func request() throws(Failure) -> ReserveRequest {
    try terms.misuse(isNew: true).refuse()
    let (camper, record) = try caller.caller()
    var request = ReserveRequest(
      camper: camper, site: site.first, stay: try stay.request(), party: party, details: details)
    (request.needs, request.overrides, request.caller) = (needs, overrides.overrides, record)
    request.terms = terms.isEmpty ? nil : terms
    return request
  }

  /// The sites of a request for several reservations; nil for one. Throws ``Failure`` for two ways to name them.
  func several() throws(Failure) -> SeveralSites? {
    if !isSeveral, count == nil { return nil }
    try misuseOfSites.refuse()
    return isSeveral ? .numbered(site + sites) : count.map { .any($0) }
  }

  /// True for sites by their numbers that have a reservation each.
  private var isSeveral: Bool { !sites.isEmpty || site.count > 1 }

  /// Throws, with the sites that would fit, unless the choice of a site is given.
  func requireSite(in campground: Campground) throws {
    try RequiredSite(site: site.first, isAny: anySite).require(in: campground) {
      AvailabilityRequest(stay: try stay.request(), party: party, needs: needs)
    }
  }
}
