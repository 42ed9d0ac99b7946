import Arguments
import CampgroundManager

/// The arguments of commands that take nights for a camper, reserved or held.
struct ReserveArguments: ArgumentSet, Sendable {
  var site: SiteNumber?
  var anySite = false
  @Required var camper: CamperReference
  var details = ReservationDetails()
  var stay = StayArguments()
  var party = Party()
  var needs = SiteNeeds()
  var overrides = OverrideArguments()
  var terms = TermsRequest()

  static let arguments: [Argument] = .of(
    [
      option("site", .site, "The site.", short: "s") { $0.site = $1 },
      flag(
        "any-site",
        "Choose the best free site: one that fills a gap, then the smallest that fits, then the lowest number."
      ) { $0.anySite = $1 },
      required("camper", .camper, "The camper: an id such as c-1, the phone number, or the full name.", short: "c") {
        $0.camper = $1
      },
    ],
    part(ReservationDetails.given) { $1(&$0.details) },
    part(StayArguments.arguments) { $1(&$0.stay) }, part(Party.whole) { $1(&$0.party) },
    part(SiteNeeds.whole) { $1(&$0.needs) }, part(OverrideArguments.arguments) { $1(&$0.overrides) },
    part(TermsRequest.given) { $1(&$0.terms) })

  /// Throws ``Failure`` unless the stay is given in exactly one way.
  func request() throws(Failure) -> ReserveRequest {
    try terms.require(isNew: true)
    var request = ReserveRequest(
      camper: camper, site: site, stay: try stay.request(), party: party, needs: needs, details: details,
      overrides: overrides.overrides)
    if !terms.isEmpty { request.terms = terms }
    return request
  }

  /// Throws, with the sites that would fit, unless the choice of a site is given.
  func requireSite(in campground: Campground) throws {
    try SiteChoice(site: site, isAny: anySite).require(in: campground) {
      AvailabilityRequest(stay: try stay.request(), party: party, needs: needs)
    }
  }
}
