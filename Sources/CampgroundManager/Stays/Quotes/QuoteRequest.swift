/// A stay to quote.
package struct QuoteRequest: Hashable, Sendable {
  /// The site; nil takes the one that reserving would take.
  package var site: SiteNumber?
  package var stay: StayRequest
  package var party: Party
  package var needs: SiteNeeds
  /// The overridden limits, which do not count.
  package var overrides: Overrides
  /// The price that people agree on, beside rates and taxes.
  package var terms: TermsRequest?

  package init(
    site: SiteNumber?, stay: StayRequest, party: Party = Party(), needs: SiteNeeds = SiteNeeds(),
    overrides: Overrides = Overrides()
  ) {
    self.site = site
    self.stay = stay
    self.party = party
    self.needs = needs
    self.overrides = overrides
  }
}
