/// A stay that somebody asks the price of.
public struct QuoteRequest: Hashable, Sendable {
  /// Nil takes the site that reserving would take.
  public var site: SiteNumber?
  public var stay: StayRequest
  public var party: Party
  public var needs: SiteNeeds
  /// What a person would decide does not count.
  public var overrides: Overrides

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
