/// A request for a reservation as far as it is given, for a refusal that names all that is wrong at once.
package struct GivenRequest: Sendable {
  package var camper: CamperReference?
  /// The record of a new caller.
  package var caller: CamperEdits?
  package var sites: [SiteNumber] = []
  /// The number of sites, each of which fits.
  package var count: Int?
  package var stay = GivenStay()
  package var party = Party()
  /// False when a part of the party could not be read.
  package var isPartyKnown = true
  package var needs = SiteNeeds()
  package var details = ReservationDetails()
  package var overrides = Overrides()
  package var terms: TermsRequest?
  /// The minutes of a hold.
  package var minutes: Int?
  /// True for a party that is checked in at once.
  package var isWalkIn = false

  package init() {}
}

extension ReservationService {
  /// The problems of the given parts, each of which stands whatever the others are.
  package func problems(of given: GivenRequest) throws -> [Problem] {
    var problems = Reserving.problems(ofHolding: given.minutes) + given.party.problems
    if let caller = given.caller { problems += caller.problems }
    _ = PersonText.clean(given.party.plates, field: "plates", limit: 100, &problems)
    var details = given.details
    details.clean(&problems)
    let overrides = given.overrides.cleaned(&problems)
    let isSeveral = given.count != nil || given.sites.count > 1
    problems += isSeveral ? details.ref.map { [.stay(.refOfSeveral($0))] } ?? [] : try refProblems(details)
    if let count = given.count { problems += SeveralSites.any(count).problems }
    if given.sites.count > 1 { problems += SeveralSites.numbered(given.sites).problems }
    let nightly = try pricing.nightly(of: given.terms, &problems)
    if given.isWalkIn, let arrival = given.stay.arrival, arrival > today {
      problems.append(.desk(.walkInLater(arrival: arrival, today: today)))
    }
    return try problems + objections(to: given, overrides, nightly)
  }

  /// The objections to the given stay at each of the sites that are there, or at all.
  private func objections(to given: GivenRequest, _ overrides: Overrides, _ nightly: Int?) throws -> [Problem] {
    let camper = try given.camper.flatMap { reference in try finder.known { try campers.find(reference) } }
    let fit = given.isPartyKnown ? Fit(party: given.party, needs: given.needs) : nil
    let bounds = StayBounds(rules: try rules(for: camper), overrides: overrides, nightly: nightly)
    let found = try given.sites.compactMap(sites.getCampSite)
    guard !found.isEmpty else {
      let all = try availability.problems(of: given.stay, fit, at: nil, bounds)
      // A number that is no site's is a problem of its own.
      return given.sites.isEmpty ? all : all.filter { $0.kind.summary.name != .noSiteFits }
    }
    return try found.flatMap { site in
      let problems = try availability.problems(of: given.stay, fit, at: site, bounds)
      return given.sites.count == 1 ? problems : problems.map { $0.naming(site.siteNumber) }
    }
  }
}
