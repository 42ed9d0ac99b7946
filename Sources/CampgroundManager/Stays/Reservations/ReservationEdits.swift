/// The requested changes of a reservation; nil leaves a value as it is.
package struct ReservationEdits: Hashable, Sendable, Encodable {
  /// The new day of arrival; alone it moves the stay, for as many nights as before.
  package var arrive: Day?
  package var nights: Int?
  /// The new day of departure, instead of a number of nights.
  package var depart: Day?
  package var adults: Int?
  package var children: Int?
  package var pets: Int?
  package var vehicles: Int?
  package var plates: Edit<String>?
  package var rigLength: Edit<Int>?
  package var equipment: Edit<Slug>?
  package var electricity: Bool?
  /// The amperes; empty for none.
  package var amps: [Int]?
  package var water: Bool?
  package var sewer: Bool?
  package var pullThrough: Bool?
  package var accessible: Bool?
  package var notes: Edit<String>?
  package var group: Edit<String>?
  package var source: Edit<String>?
  package var ref: Edit<String>?
  package var terms: TermsRequest?
  /// The camper who has it from now on; its account and its papers go along.
  package var camper: RequestedCamper?

  package init() {}

  /// True when nothing is to change.
  package var isEmpty: Bool { self == ReservationEdits() }
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
    reservation.details.clean(besides: before, &problems)
  }
}
