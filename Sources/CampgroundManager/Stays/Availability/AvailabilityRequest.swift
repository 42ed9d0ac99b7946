/// A request for free sites.
package struct AvailabilityRequest: Hashable, Sendable {
  package var stay: StayRequest
  /// The site; nil for every site.
  package var site: SiteNumber?
  package var party: Party
  package var needs = SiteNeeds()
  /// The maximum number of answers.
  package var limit: Int?

  package init(stay: StayRequest, party: Party = Party()) {
    self.stay = stay
    self.party = party
  }

  package init(stay: StayRequest, party: Party = Party(), needs: SiteNeeds) {
    self.init(stay: stay, party: party)
    self.needs = needs
  }
}
