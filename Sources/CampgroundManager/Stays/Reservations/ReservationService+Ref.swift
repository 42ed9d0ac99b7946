/// The numbers that reservations have in other systems (domain rule R35).
extension ReservationService {
  /// The problem that another reservation of the source has the number; without a number nothing is looked up.
  func refProblems(_ details: ReservationDetails, besides id: ReservationID? = nil) throws -> [Problem] {
    guard let ref = details.ref, let other = try reservations.holder(of: ref, from: details.source), other != id else {
      return []
    }
    return [.stay(.refTaken(ref, by: other))]
  }

  /// The problems of another source or number for a reservation; those that an import has set stay.
  func refProblems(_ after: Reservation, insteadOf before: Reservation) throws -> [Problem] {
    guard after.source != before.source || after.ref != before.ref else { return [] }
    guard before.imported != nil, before.ref != nil, let id = before.id else {
      return try refProblems(after.details, besides: before.id)
    }
    return [.stay(.fixedByImport(field: after.ref == before.ref ? "source" : "ref", id))]
  }
}

extension ReservationTable {
  /// The reservation that has a number at a source.
  func holder(of ref: String, from source: String?) throws -> ReservationID? {
    try store.value(
      "SELECT id FROM reservation WHERE coalesce(source, '') = \(source ?? "") AND ref = \(ref)", as: ReservationID.self
    )
  }
}
