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

/// A stay that is requested, with all by which it is judged but its site.
struct RequestedStay {
  let stay: StayRequest
  let fit: Fit
  let bounds: StayBounds
}

/// The rules that a stay has to keep, those that do not count this time, and the price that people have agreed on.
struct StayBounds {
  let rules: StayRules
  var overrides = Overrides()
  /// The agreed price of each night; nil leaves it to the rates.
  var nightly: Int?
}
