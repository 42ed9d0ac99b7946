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
  package var terms: TermsRequest?
  /// The record of a new caller, instead of the camper.
  public var caller: CamperEdits?

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

extension ReserveRequest {
  /// The request with its text as it is kept; reports in `problems` whatever is invalid.
  func cleaned(_ problems: inout [Problem]) -> ReserveRequest {
    var cleaned = self
    cleaned.party.plates = PersonText.clean(party.plates, field: "plates", limit: 100, &problems)
    cleaned.details.clean(&problems)
    cleaned.overrides = overrides.cleaned(&problems)
    return cleaned
  }
}

/// The sites of a request for several reservations at once, one on each.
package enum SeveralSites: Hashable, Sendable {
  /// The sites with these numbers, in this order.
  case numbered([SiteNumber])
  /// This number of free sites that fit, side by side where possible.
  case any(Int)

  /// The largest number of sites that one request takes.
  static let most = 1000

  /// The problems of the list or the number as such.
  var problems: [Problem] {
    switch self {
    case .numbered(let numbers):
      let repeated = Set(numbers.filter { number in numbers.count { $0 == number } > 1 })
      return Self.countProblems(numbers.count) + repeated.sorted().map { .site(.repeated($0)) }
    case .any(let count): return Self.countProblems(count)
    }
  }

  private static func countProblems(_ count: Int) -> [Problem] {
    (1...most).contains(count) ? [] : [.stay(.invalidCount(count, most: most))]
  }
}

/// A request as the journal keeps it: its camper by id, its sites as chosen.
struct JournaledReserveRequest: FieldWritable {
  let request: ReserveRequest
  let camper: CamperID
  let sites: [SiteNumber]
  /// True for a request for several sites, of which there may be one.
  let isSeveral: Bool
  /// The overridden problems; left out with the overrides when there are none.
  let overridden: [Problem]

  func write(to fields: inout some FieldWriter) {
    fields.field("camper", camper)
    if isSeveral { fields.list("sites", sites) } else { fields.field("site", sites[0]) }
    if !isSeveral { fields.field("anySite", request.site == nil) }
    fields.field("arrive", request.stay.arrival)
    fields.field("nights", request.stay.numberOfNights)
    request.party.write(to: &fields)
    if request.needs != SiteNeeds() { fields.object("needs", request.needs.write) }
    request.details.writeRequested(to: &fields)
    if request.checkIn { fields.field("checkIn", true) }
    if let terms = request.terms { terms.write(to: &fields) }
    guard request.overrides != Overrides() else { return }
    fields.field("override", request.overrides.rules)
    fields.field("overrideCapacity", request.overrides.capacity)
    fields.list("overridden", overridden.map(\.name))
  }
}
