/// The camper whom a reservation is to have.
package enum RequestedCamper: Hashable, Sendable, Encodable {
  case known(CamperReference)
  /// A new caller, or the camper who has the same name and phone number already.
  case new(CamperEdits)

  /// The journal has the id alone, so that it names no one.
  package func encode(to encoder: any Encoder) throws {
    guard case .known(let reference) = self else { return }
    var container = encoder.singleValueContainer()
    try container.encode(reference.text)
  }
}

/// Giving a reservation to another camper.
extension StayChanges {
  /// The camper of a request, who has no id yet when new; reports in `problems` whatever of a new record is invalid.
  func camper(_ requested: RequestedCamper, _ problems: inout [Problem]) throws -> Camper {
    switch requested {
    case .known(let reference): try campers.find(reference)
    case .new(let record): try campers.caller(record, &problems)
    }
  }

  /// The problems of a stay that another camper gets, beside the other stays of that camper.
  func problemsTogether(of reservation: Reservation, insteadOf before: Reservation) throws -> [Problem] {
    guard reservation.camper.id != before.camper.id, reservation.stay == before.stay,
      let stay = reservation.days,
      let site = try sites.getCampSite(reservation.siteNumber)
    else { return [] }
    return try rules(for: reservation.camper, besides: reservation.id).on(site).problems(of: stay)
      .filter(\.countsOtherStays)
  }

  /// Stores the camper of a reservation if new, and records the request, which has the id of the camper; the reservation
  /// has the camper as stored.
  func begin(
    _ edits: ReservationEdits, of reservations: inout [Reservation], _ request: JournaledStayRequest,
    _ entry: inout JournalEntry
  ) throws {
    var request = request
    request.changes = edits
    guard edits.camper != nil, let known = reservations.first?.camper else { return entry.record(request) }
    let camper = try campers.keepingCaller(known)
    request.changes?.camper = .known(CamperReference(camper.id))
    entry.record(request)
    if camper.id != known.id { try entry.created(camper) }
    for place in reservations.indices { reservations[place].camper = camper }
  }
}

extension Problem {
  /// True when it is about a camper's stays together.
  var countsOtherStays: Bool {
    switch kind {
    case .rule(.aboveMaximumConsecutive): true
    case .rule(.named(let broken)):
      if case .tooMany = broken.breach { true } else { false }
    default: false
    }
  }
}
