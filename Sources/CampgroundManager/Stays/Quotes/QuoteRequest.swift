/// A stay to quote.
public struct QuoteRequest: Hashable, Sendable {
  /// The site; nil takes the one that reserving would take.
  public var site: SiteNumber?
  public var stay: StayRequest
  public var party: Party
  public var needs: SiteNeeds
  /// The overridden limits, which do not count.
  public var overrides: Overrides
  /// The price that people agree on, beside rates and taxes.
  package var terms: TermsRequest?

  public init(
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
