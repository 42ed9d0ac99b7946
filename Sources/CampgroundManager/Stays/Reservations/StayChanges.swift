/// Changing the days, the party or the notes.
extension ReservationService {
  /// Applies the edits; only the parts that change are judged (domain rule R10).
  ///
  /// - Parameters:
  ///   - reference: The reservation, such as `r-3`.
  ///   - edits: The new values; each that is left out stays as it is.
  ///   - overrides: The reasons for which rules, or limits of the site, do not count this time.
  ///   - acceptingUnknownLength: When true, a site whose longest rig is not known takes a rig of any length.
  /// - Returns: The reservation as changed.
  /// - Throws: ``CampingError`` with every problem of what changes, and for nights that are taken with their holder.
  @discardableResult
  public func change(
    _ reference: ReservationReference, _ edits: ReservationEdits, overrides: Overrides = Overrides(),
    acceptingUnknownLength: Bool = false
  ) throws -> WriteResult<Reservation> {
    changing.expect(reference, edits)
    let terms = MoveTerms(overrides: overrides, acceptsUnknownLength: acceptingUnknownLength)
    return try journal.record(ReservationTransition.change.rawValue) { entry in
      let before = try finder.find(reference, for: .look)
      return try steps.carryOut(.change, before, &entry) { reservation, entry in
        let decided = try changing.apply(edits, to: &reservation, insteadOf: before, terms)
        var changed = [reservation]
        try changing.begin(
          edits, of: &changed,
          JournaledStayRequest(reservation: reservation.id).decided(decided.terms, decided.overridden),
          &entry)
        reservation = changed[0]
      }
    }
  }

  /// Applies the same edits to every reservation of a group that can be changed, as one write.
  ///
  /// - Throws: ``CampingError`` with the problems of each, which names its reservation; then none is changed.
  @discardableResult
  package func change(
    group: String, _ edits: ReservationEdits, overrides: Overrides = Overrides(), acceptingUnknownLength: Bool = false
  ) throws -> WriteResult<[Reservation]> {
    let terms = MoveTerms(overrides: overrides, acceptsUnknownLength: acceptingUnknownLength)
    return try journal.record(ReservationTransition.change.rawValue) { entry in
      let members = try finder.members(of: group, for: .change)
      for member in members { changing.expectConflict(of: member, edits) }
      if members.count > 1, let ref = edits.ref?.value { try [Problem.stay(.refOfSeveral(ref))].refuse() }
      for member in members { try entry.requireVersion(of: member) }
      let edited = try changing.edited(members, edits, terms)
      var changed = edited.map(\.after)
      try changing.begin(
        edits, of: &changed,
        JournaledStayRequest(group: group).decided(edited.first?.terms ?? terms, edited.flatMap(\.overridden)), &entry)
      let changes = zip(edited.map(\.before), changed).map { (before: $0, after: $1) }.filter { $0.after != $0.before }
      let kept = try steps.keep(changes, &entry)
      let byID = Dictionary(kept.map { ($0.id, $0) }) { first, _ in first }
      return edited.map { byID[$0.before.id] ?? $0.before }
    }
  }
}

/// Judges and applies the changes of a stay; only the parts that change are judged (domain rule R10).
struct StayChanges: StayProcedure {
  let tables: StayTables

  /// A reservation of a group with the edits, before it is kept.
  struct Edited {
    let before: Reservation
    let after: Reservation
    let terms: MoveTerms
    let overridden: [Problem]
  }

  /// The reservations of a group with the edits; throws ``CampingError`` with the problems of each, which names its reservation.
  func edited(_ members: [Reservation], _ edits: ReservationEdits, _ terms: MoveTerms) throws -> [Edited] {
    var problems: [(id: ReservationID?, problem: Problem)] = []
    let stays = members.map { edits.applied(to: $0.stay) }
    let changed = try tables.reading(forAll: members, becoming: stays) { reads in
      reads.expect()
      return try members.compactMap { before -> Edited? in
        do {
          return try edited(before, edits, terms)
        } catch let error as CampingError where error.name == .invalidRequest {
          problems += error.problems.map { (before.id, $0) }
          return nil
        }
      }
    }
    try problems.map { $0.problem.naming($0.id) }.refuse(
      remedies: Remedy.all(for: problems.map(\.problem), among: Remedy.ofRequests))
    return changed
  }

  private func edited(_ before: Reservation, _ edits: ReservationEdits, _ terms: MoveTerms) throws -> Edited {
    var after = try steps.stepped(before, .change)
    let (terms, problems) = try apply(edits, to: &after, insteadOf: before, terms)
    if after != before { after.version += 1 }
    return Edited(before: before, after: after, terms: terms, overridden: problems)
  }

  /// Applies the edits to a reservation that is not kept yet; returns the decisions as they are kept, and the problems
  /// that they cover.
  func apply(
    _ edits: ReservationEdits, to reservation: inout Reservation, insteadOf before: Reservation,
    _ terms: MoveTerms
  ) throws -> (terms: MoveTerms, overridden: [Problem]) {
    var problems: [Problem] = []
    let terms = terms.cleaned(&problems)
    if let requested = edits.camper { reservation.camper = try camper(requested, &problems) }
    try changeStay(of: &reservation, edits.applied(to: reservation.stay), &problems)
    reservation.party = edits.applied(to: reservation.party, &problems)
    reservation.needs = edits.applied(to: reservation.needs)
    edits.apply(to: &reservation, &problems)
    problems += try refProblems(reservation, insteadOf: before)
    try pricing.agree(on: edits.terms, &reservation, &problems)
    problems += try problemsTogether(of: reservation, insteadOf: before)
    problems += try misfits(reservation, insteadOf: before, terms)
    try pricing.price(&reservation, insteadOf: before, &problems)
    let standing = problems.filter { !terms.overrides.cover($0) }
    let first = max(reservation.arrival, today)
    try otherSites.suggesting(standing, for: reservation).refuse(
      remedies: Remedy.all(for: standing, among: Remedy.ofRequests),
      elsewhere: otherSites.elsewhere(standing, for: reservation, from: first, terms))
    if reservation.hasPrice(otherThan: before) { try pricing.settle(&reservation, insteadOf: before) }
    return (terms, problems)
  }

  /// Gives a reservation the nights of another stay; reports its problems in `problems`.
  private func changeStay(
    of reservation: inout Reservation, _ requested: StayRequest, _ problems: inout [Problem]
  ) throws {
    guard requested != reservation.stay else { return }
    var rules = try rules(for: reservation.camper, besides: reservation.id)
    if let site = try site(reservation.siteNumber) { rules = rules.on(site) }
    let isNewArrival = requested.arrival != reservation.arrival
    let stay = rules.stay(
      arrival: requested.arrival, numberOfNights: requested.numberOfNights, isNewArrival: isNewArrival,
      insteadOf: Stay(arrival: reservation.arrival, departure: reservation.departure), &problems)
    problems += frozenNights(of: reservation, requested)
    guard let stay else { return }
    let nights = reservation.nights(for: stay)
    let before = Set(reservation.nights.map(\.night))
    let added = Set(nights.filter { !before.contains($0.night) }.map(\.site))
    problems += try added.sorted().compactMap(site).filter(\.retired).map {
      .site(.retired($0.siteNumber))
    }
    let former = reservation
    reservation.stay = requested
    reservation.nights = nights
    if let first = nights.first { reservation.siteNumber = first.site }
    problems += try otherSites.gapProblems(of: reservation, insteadOf: former, rules)
  }

  /// The problems of changing nights that are past, or the arrival of a party that is there.
  private func frozenNights(of reservation: Reservation, _ requested: StayRequest) -> [Problem] {
    guard reservation.status == .checkedIn || reservation.arrival < today else { return [] }
    if requested.arrival != reservation.arrival {
      guard let id = reservation.id else { return [] }
      let isThere = reservation.status == .checkedIn
      return [
        .desk(isThere ? .checkedInArrivalFrozen(id) : .pastArrivalFrozen(id, arrival: reservation.arrival))
      ]
    }
    let departure = requested.arrival.advanced(by: requested.numberOfNights)
    return departure < today ? [.desk(.departureInPast(departure, today: today))] : []
  }

  /// The misfits of the changed party and its needs, and not of the former ones, on its sites from today on.
  private func misfits(
    _ reservation: Reservation, insteadOf before: Reservation, _ terms: MoveTerms
  ) throws -> [Problem] {
    guard reservation.party != before.party || reservation.needs != before.needs else { return [] }
    let ahead = Set(reservation.nights.filter { $0.night >= today }.map(\.site))
    let numbers = ahead.isEmpty ? [reservation.site(on: today)] : ahead.sorted()
    let problems = try numbers.compactMap(site).flatMap { site in
      let known = Set(before.fit().problems(at: site))
      return reservation.fit(terms).problems(at: site)
        .filter { !known.contains($0) }
    }
    return problems.reduce(into: []) { all, problem in if !all.contains(problem) { all.append(problem) } }
  }

  /// Expects the reads of a change, and who holds the nights that it adds.
  func expect(_ reference: ReservationReference, _ edits: ReservationEdits) {
    steps.expectChange(of: reference)
    journal.store.expect([{ try readConflict(of: finder.find(reference, for: .look), edits) }])
  }

  /// Expects who holds the nights that a change of a reservation adds.
  func expectConflict(of reservation: Reservation, _ edits: ReservationEdits) {
    journal.store.expect([{ try readConflict(of: reservation, edits) }])
  }

  private func readConflict(of before: Reservation, _ edits: ReservationEdits) throws {
    let requested = edits.applied(to: before.stay)
    guard let stay = Stay(arrival: requested.arrival, numberOfNights: requested.numberOfNights) else { return }
    var after = before
    after.nights = before.nights(for: stay)
    _ = try steps.conflict(before, after)
  }
}

extension StayProcedure {
  var changing: StayChanges { StayChanges(tables: tables) }
}

extension Reservation {
  /// True when its stay, its nights, its party or its terms are others.
  fileprivate func hasPrice(otherThan before: Reservation) -> Bool {
    stay != before.stay || nights != before.nights || party != before.party || terms != before.terms
  }

  /// The nights of another stay: those of both stays are kept as they are, and a new one is on the site of the night
  /// next to it.
  fileprivate func nights(for stay: Stay) -> [Night] {
    let agreed = arrival..<departure
    let kept = nights.filter { stay.nights.contains($0.night) }
    let first = (kept.first ?? nights.first)?.site ?? siteNumber
    // A stay that has no night in common with the one before is on its first site.
    let last = kept.isEmpty ? first : kept[kept.count - 1].site
    let added = stay.nights.filter { !agreed.contains($0) }
      .map { Night(site: $0 < agreed.lowerBound ? first : last, night: $0, price: nil) }
    return (kept + added).sorted { $0.night < $1.night }
  }
}
