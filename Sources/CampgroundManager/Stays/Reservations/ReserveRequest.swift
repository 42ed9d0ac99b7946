/// A request for a reservation.
@dynamicMemberLookup
public struct ReserveRequest: Hashable, Sendable {
  public var camper: CamperReference
  /// The site; nil takes the best of the free sites that fit (domain rule R27).
  public var site: SiteNumber?
  public var stay: StayRequest
  public var party: Party
  package var needs = SiteNeeds()
  public var details: ReservationDetails
  /// True when the party stands at the desk: it is checked in at once.
  public var checkIn = false
  /// The overridden limits, which do not count this time, and the reason. They belong to the decision, so the journal's
  /// request keeps them, and the reservation is like any other.
  package var overrides = Overrides()
  /// The price that people agree on, beside rates and taxes.
  package var terms: TermsRequest? {
    get { termsApart?.terms }
    set { termsApart = newValue.map(TermsApart.init) }
  }
  private var termsApart: TermsApart?

  public init(
    camper: CamperReference,
    site: SiteNumber?,
    stay: StayRequest,
    party: Party = Party(),
    details: ReservationDetails = ReservationDetails()
  ) {
    self.camper = camper
    self.site = site
    self.stay = stay
    self.party = party
    self.details = details
  }

  /// A text of the details, such as `group`.
  public subscript<Value>(dynamicMember path: WritableKeyPath<ReservationDetails, Value>) -> Value {
    get { details[keyPath: path] }
    set { details[keyPath: path] = newValue }
  }
}

/// The requested terms in a place of their own: nearly every request has none, and is copied quickly.
private final class TermsApart: Hashable, Sendable {
  let terms: TermsRequest

  init(_ terms: TermsRequest) { self.terms = terms }

  static func == (left: TermsApart, right: TermsApart) -> Bool { left.terms == right.terms }
  func hash(into hasher: inout Hasher) { hasher.combine(terms) }
}

extension ReserveRequest {
  /// Makes a request with needs of the site and overrides.
  package init(
    camper: CamperReference,
    site: SiteNumber?,
    stay: StayRequest,
    party: Party = Party(),
    needs: SiteNeeds,
    details: ReservationDetails = ReservationDetails(),
    overrides: Overrides = Overrides()
  ) {
    self.init(camper: camper, site: site, stay: stay, party: party, details: details)
    self.needs = needs
    self.overrides = overrides
  }
}

/// The request as the journal keeps it: its camper by id, its site as chosen.
struct JournaledReserveRequest: FieldWritable {
  let camper: CamperID
  let site: SiteNumber
  let anySite: Bool
  let arrive: Day
  let nights: Int
  let party: Party
  /// The needs; nil when there are none.
  let needs: SiteNeeds?
  let details: ReservationDetails
  let checkIn: Bool
  let overrides: Overrides
  let terms: TermsRequest?
  /// The overridden problems; left out with the overrides when there are none.
  let overridden: [Problem]

  init(_ request: ReserveRequest, camper: CamperID, site: SiteNumber, overridden: [Problem]) {
    self.camper = camper
    self.site = site
    anySite = request.site == nil
    arrive = request.stay.arrival
    nights = request.stay.numberOfNights
    party = request.party
    needs = request.needs == SiteNeeds() ? nil : request.needs
    details = request.details
    checkIn = request.checkIn
    overrides = request.overrides
    terms = request.terms
    self.overridden = overridden
  }

  func write(to fields: inout some FieldWriter) {
    fields.field("camper", camper)
    fields.field("site", site)
    fields.field("anySite", anySite)
    fields.field("arrive", arrive)
    fields.field("nights", nights)
    party.write(to: &fields)
    if let needs { fields.object("needs", needs.write) }
    details.write(to: &fields)
    if checkIn { fields.field("checkIn", true) }
    if let terms { terms.write(to: &fields) }
    guard overrides != Overrides() else { return }
    fields.field("override", overrides.rules)
    fields.field("overrideCapacity", overrides.capacity)
    fields.list("overridden", overridden.map(\.name))
  }
}
