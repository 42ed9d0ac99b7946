import Persistence

/// The reservations that come near a text which names none.
extension ReservationFinder {
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

/// The reservations of a group, or of a camper.
extension ReservationFinder {
  /// The name of the group that a text names: equal to the letter, else the only one that differs in case or accents.
  ///
  /// Returns nil when there is none; throws ``CampingError`` when there are several.
  func groupName(_ text: String) throws -> String? {
    let name = PersonText.kept(text)
    return try journal.store.read {
      if try reservations.hasGroup(name) { return name }
      let alike = try groups(like: name)
      if alike.count > 1 { throw CampingError(.ambiguous, [.reference(.severalGroups(name, alike))]) }
      return alike.first
    }
  }

  /// The other groups whose names differ from this one in case or accents alone.
  func groups(like name: String) throws -> [String] {
    let key = PersonText.nameKey(name)
    return try journal.store.read {
      try reservations.groups().filter { $0 != name && PersonText.nameKey($0) == key }
    }
  }

  /// The reservations of a group whose status allows the step, oldest first; throws when there is none.
  func members(of group: String, for step: ReservationTransition) throws -> [Reservation] {
    let members = try requireGroup(group)
    let able = members.filter { step.from.contains($0.status) }
    guard able.isEmpty else { return able }
    let remedies = Set(members.map(step.remedy))
    if remedies.count == 1, let remedy = remedies.first ?? nil {
      throw CampingError(.invalidRequest, members.compactMap(step.problem), remedies: [remedy])
    }
    let statuses = members.map(\.status)
    throw CampingError(
      .invalidRequest, [.desk(.noneAllowed(step, group: members[0].group ?? group, statuses))])
  }

  /// The reservations of a group, oldest first; throws when there is none, and when several groups fit.
  func requireGroup(_ name: String) throws -> [Reservation] {
    let members = try reservations.group(PersonText.kept(name))
    if !members.isEmpty { return members }
    guard let group = try groupName(name) else {
      throw CampingError(.notFound, [.reference(.notFound(.group, name, field: "group"))])
    }
    return try reservations.group(group)
  }

  /// The reservations of the one camper whom a reference names, oldest first; throws when there is none.
  func members(
    of reference: CamperReference, for purpose: ReservationPurpose, _ entry: inout JournalEntry
  ) throws -> [Reservation] {
    let camper = try campers.findKnown(reference)
    entry.record(["camper": camper.id])
    let now = journal.clock.now.seconds
    let all = try reservations.reservations(of: camper.id).map { $0.asOf(now) }
    let able = try able(all, for: purpose)
    if able.isEmpty { throw try none(of: reference.description, purpose, among: all) }
    return able
  }
}

/// The numbers that reservations have in other systems (domain rule R35).
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
