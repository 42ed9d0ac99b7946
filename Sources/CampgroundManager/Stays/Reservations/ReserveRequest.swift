/// A request for a reservation.
@dynamicMemberLookup
public struct ReserveRequest: Hashable, Sendable {
  public var camper: CamperReference
  /// The site; nil takes the best of the free sites that fit (domain rule R27).
  public var site: SiteNumber?
  public var stay: StayRequest
  public var party: Party
  /// The features that the party needs of any site, and the type of site.
  public var needs = SiteNeeds()
  public var details: ReservationDetails
  /// True when the party stands at the desk: it is checked in at once.
  public var checkIn = false
  /// The overridden limits, which do not count this time, and the reason. They belong to the decision, so the journal's
  /// request keeps them, and the reservation is like any other.
  public var overrides = Overrides()
  /// The price that people agree on, beside rates and taxes.
  package var terms: TermsRequest? {
    get { apart?.terms }
    set { apart = RequestApart(terms: newValue, caller: caller) }
  }
  /// The record of a new caller, instead of the camper.
  public var caller: CamperEdits? {
    get { apart?.caller }
    set { apart = RequestApart(terms: terms, caller: newValue) }
  }
  private var apart: RequestApart?

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

/// The requested terms and the record of a caller in a place of their own: nearly every request has none, and is copied
/// quickly.
private final class RequestApart: Hashable, Sendable {
  let terms: TermsRequest?
  let caller: CamperEdits?

  /// Returns nil when there is neither.
  init?(terms: TermsRequest?, caller: CamperEdits?) {
    guard terms != nil || caller != nil else { return nil }
    (self.terms, self.caller) = (terms, caller)
  }

  static func == (left: RequestApart, right: RequestApart) -> Bool {
    left.terms == right.terms && left.caller == right.caller
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(terms)
    hasher.combine(caller)
  }
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
  let sites: [SiteNumber]
  /// True for a request for several sites, of which there may be one.
  let isSeveral: Bool
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

  init(
    _ request: ReserveRequest, camper: CamperID, sites: [SiteNumber], isSeveral: Bool, overridden: [Problem]
  ) {
    self.camper = camper
    self.sites = sites
    self.isSeveral = isSeveral
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
    if isSeveral { fields.list("sites", sites) } else { fields.field("site", sites[0]) }
    if !isSeveral { fields.field("anySite", anySite) }
    fields.field("arrive", arrive)
    fields.field("nights", nights)
    party.write(to: &fields)
    if let needs { fields.object("needs", needs.write) }
    details.writeRequested(to: &fields)
    if checkIn { fields.field("checkIn", true) }
    if let terms { terms.write(to: &fields) }
    guard overrides != Overrides() else { return }
    fields.field("override", overrides.rules)
    fields.field("overrideCapacity", overrides.capacity)
    fields.list("overridden", overridden.map(\.name))
  }
}
