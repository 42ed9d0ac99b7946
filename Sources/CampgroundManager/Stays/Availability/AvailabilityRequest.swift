/// A request for free sites.
public struct AvailabilityRequest: Hashable, Sendable {
  public var stay: StayRequest
  /// The site; nil for every site.
  public var site: SiteNumber?
  public var party: Party
  public var needs: SiteNeeds
  /// The maximum number of answers.
  public var limit: Int?

  public init(stay: StayRequest, party: Party = Party(), needs: SiteNeeds = SiteNeeds()) {
    self.stay = stay
    self.party = party
    self.needs = needs
  }
}
