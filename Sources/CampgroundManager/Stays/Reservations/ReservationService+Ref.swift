/// The numbers that reservations have in other systems (domain rule R35).
extension ReservationService {
  /// The only reservation that has a number at its source, ignoring case.
  package func reservation(ofRef ref: String) throws -> Reservation? {
    let found = try journal.store.read { try reservations.reservations(ofRef: ref) }
    return found.count == 1 ? found[0] : nil
  }

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
  /// The forgotten reservations by the digests of the numbers that they had at their sources.
  func erasedRefs() throws -> [String: ReservationID] {
    let erased = try store.rows(
      "SELECT imported, id FROM reservation WHERE imported >= 'erased:' AND imported < 'erased;'"
    ) { (try $0[0] as String, try $0[1] as ReservationID) }
    return Dictionary(erased) { first, _ in first }
  }

  /// The reservations that have a number at their sources, ignoring case, oldest first.
  func reservations(ofRef ref: String) throws -> [Reservation] {
    let kept = PersonText.kept(ref)
    return try reservations(
      "r.ref IS NOT NULL AND (r.ref = \(kept) OR lower(r.ref) = \(kept.lowercased())) ORDER BY r.id")
  }

  /// The reservation that has a number at a source.
  func holder(of ref: String, from source: String?) throws -> ReservationID? {
    try store.value(
      "SELECT id FROM reservation WHERE coalesce(source, '') = \(source ?? "") AND ref = \(ref)", as: ReservationID.self
    )
  }
}
