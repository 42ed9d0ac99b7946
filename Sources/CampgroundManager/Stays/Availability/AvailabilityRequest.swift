/// What somebody asks the campground for.
public struct AvailabilityRequest: Hashable, Sendable {
  public var stay: StayRequest
  /// Nil asks for every site.
  public var site: SiteNumber?
  public var party: Party
  public var needs: SiteNeeds
  /// At most so many answers.
  public var limit: Int?

  public init(stay: StayRequest, party: Party = Party(), needs: SiteNeeds = SiteNeeds()) {
    self.stay = stay
    self.party = party
    self.needs = needs
  }
}
