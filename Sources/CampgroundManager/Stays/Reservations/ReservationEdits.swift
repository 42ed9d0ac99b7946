/// The requested changes of a reservation; nil leaves a value as it is.
public struct ReservationEdits: Hashable, Sendable, Encodable {
  /// The new day of arrival; alone it moves the stay, for as many nights as before.
  public var arrive: Day?
  public var nights: Int?
  /// The new day of departure, instead of a number of nights.
  public var depart: Day?
  public var adults: Int?
  public var children: Int?
  public var pets: Int?
  public var vehicles: Int?
  public var plates: Edit<String>?
  public var rigLength: Edit<Int>?
  public var equipment: Edit<Slug>?
  public var electricity: Bool?
  /// The amperes; empty for none.
  public var amps: [Int]?
  public var water: Bool?
  public var sewer: Bool?
  public var pullThrough: Bool?
  public var accessible: Bool?
  public var notes: Edit<String>?
  public var group: Edit<String>?
  public var source: Edit<String>?
  public var ref: Edit<String>?
  public var vehicleTags: Edit<String>?
  package var terms: TermsRequest?
  /// The camper who has it from now on; its account and its papers go along.
  package var camper: RequestedCamper?

  public init() {}

  /// True when nothing is to change.
  public var isEmpty: Bool { self == ReservationEdits() }
}

extension ReservationEdits {
  /// The stay after the edits; it may break a rule.
  func applied(to stay: StayRequest) -> StayRequest {
    let arrival = arrive ?? stay.arrival
    if let depart { return StayRequest(arrival: arrival, departure: depart) }
    return StayRequest(arrival: arrival, numberOfNights: nights ?? stay.numberOfNights)
  }

  /// The party after the edits; reports in `problems` whatever is invalid.
  func applied(to party: Party, _ problems: inout [Problem]) -> Party {
    var edited = party
    if let adults { edited.adults = adults }
    if let children { edited.children = children }
    if let pets { edited.pets = pets }
    if let vehicles { edited.vehicles = vehicles }
    if let plates { edited.plates = PersonText.clean(plates.value, field: "plates", limit: 100, &problems) }
    if let rigLength { edited.rigLength = rigLength.value }
    if let equipment { edited.equipment = equipment.value }
    problems += edited.problems
    return edited
  }

  /// The needs after the edits; who needs no electricity needs no amperes.
  func applied(to needs: FeatureNeeds) -> FeatureNeeds {
    var edited = needs
    if let electricity { edited.electricity = electricity }
    if electricity == false { edited.amps = [] }
    if let amps { edited.amps = Set(amps).sorted() }
    if let water { edited.water = water }
    if let sewer { edited.sewer = sewer }
    if let pullThrough { edited.pullThrough = pullThrough }
    if let accessible { edited.accessible = accessible }
    return edited
  }

  /// Changes the texts beside stay and party.
  func apply(to reservation: inout Reservation, _ problems: inout [Problem]) {
    let before = reservation.details
    if let notes { reservation.details.notes = notes.value }
    if let group { reservation.details.group = group.value }
    if let source { reservation.details.source = source.value }
    if let ref { reservation.details.ref = ref.value }
    if let vehicleTags { reservation.details.vehicleTags = vehicleTags.value }
    reservation.details.clean(besides: before, &problems)
  }
}
