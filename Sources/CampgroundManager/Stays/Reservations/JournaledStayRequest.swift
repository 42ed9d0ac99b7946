/// A request about a stay that is there, as the journal keeps it: whatever it does not have is left out.
struct JournaledStayRequest: Encodable {
  /// True for all parties that blocks have displaced.
  var displaced: Bool?
  var reservation: ReservationID?
  /// The other party of a swap.
  var other: ReservationID?
  var group: String?
  var reservations: [ReservationID]?
  var changes: ReservationEdits?
  var site: SiteNumber?
  var from: Day?
  var nightly: Amount?
  var because: String?
  var reason: String?
  /// The reason to waive the fees of cancelling; nil leaves them.
  var waive: String?
  private var override: String?
  private var overrideCapacity: String?
  /// The names of the overridden problems.
  private var overridden: [String]?
  private var reprice: Bool?

  init(
    displaced: Bool? = nil, reservation: ReservationID? = nil, group: String? = nil,
    reservations: [ReservationID]? = nil
  ) {
    (self.displaced, self.reservation, self.group, self.reservations) = (displaced, reservation, group, reservations)
  }

  /// The same with the decisions of a person, and the problems that they cover.
  func decided(_ terms: MoveTerms, _ problems: [Problem] = []) -> JournaledStayRequest {
    var decided = self
    (decided.override, decided.overrideCapacity) = (terms.overrides.rules, terms.overrides.capacity)
    decided.overridden = problems.isEmpty ? nil : problems.map(\.name)
    decided.reprice = terms.reprices ? true : nil
    return decided
  }
}
