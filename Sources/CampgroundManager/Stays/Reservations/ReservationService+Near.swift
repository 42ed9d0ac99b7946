import Persistence

/// The reservations that come near a text which names none.
extension ReservationService {
  /// The error for a text that names no reservation: with those on which the command can act now, of campers whose name
  /// comes near, or on the site of that number (domain rule R41).
  func nearer(
    _ error: CampingError, than reference: ReservationReference, for purpose: ReservationPurpose
  ) throws -> CampingError {
    let text = reference.text
    let isNumber = Digits.value(of: text.utf8) != nil
    // An id is no part of a name.
    if ReservationID(text) != nil { return error }
    let near = try campers.near(text, limit: 50)
    let stays = try Self.unique(stays(of: near) + (isNumber ? staysOnSite(of: text) : []))
    let candidates = try able(stays, for: purpose).prefix(5).compactMap(ReservationCandidate.init)
    if !candidates.isEmpty {
      return CampingError(.notFound, [.reference(.noReservationCalled(text, purpose, near: candidates))])
    }
    if near.isEmpty, isNumber {
      // Digits are meant as an id before they are meant as a number or a name.
      return notFound(reference)
    }
    if near.isEmpty || stays.isEmpty { return CampingError(.notFound, error.problems, remedies: [.find]) }
    return try none(of: text, purpose, among: stays)
  }

  /// The reservations of these campers, in their order.
  private func stays(of near: [Camper]) throws -> [Reservation] {
    if near.isEmpty { return [] }
    let now = journal.clock.now.seconds
    let stays = try reservations.reservations("\(SQL("r.camper", isOneOf: near.map(\.id))) ORDER BY r.arrival, r.id")
    let ofCampers = Dictionary(grouping: stays, by: \.camper.id)
    return near.flatMap { ofCampers[$0.id] ?? [] }.map { $0.asOf(now) }
  }

  private func staysOnSite(of text: String) throws -> [Reservation] {
    let now = journal.clock.now.seconds
    guard let site = try SiteNumber(text).flatMap(sites.getCampSite) else { return [] }
    return try onSite(site.siteNumber).map { $0.asOf(now) }
  }

  private static func unique(_ all: [Reservation]) -> [Reservation] {
    all.reduce(into: []) { found, stay in if !found.contains(where: { $0.id == stay.id }) { found.append(stay) } }
  }
}
