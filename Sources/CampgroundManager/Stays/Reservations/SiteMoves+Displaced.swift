/// Moving all parties that blocks have displaced.
extension ReservationService {
  /// Gives each reservation that lacks a night from today on another site that fits, as far as there are any.
  ///
  /// A stay moves whole, or from the first night that it lacks where no site has all of it or its party is there. Who is
  /// there comes first, then who arrives first.
  ///
  /// - Returns: All of them, by arrival; one that cannot be placed is as it was.
  /// - Throws: ``CampingError`` for an override without a reason.
  @discardableResult
  package func moveDisplaced(_ terms: MoveTerms = MoveTerms()) throws -> WriteResult<[Moved]> {
    journal.store.expect([
      { _ = try self.namedRules() }, { _ = try self.rateBook() }, { _ = try self.siteTypes() },
      { _ = try self.presentTaxes() },
    ])
    return try journal.record(ReservationTransition.move.rawValue) { entry in
      var problems: [Problem] = []
      let terms = terms.cleaned(&problems)
      try problems.refuse()
      let displaced = try displaced()
      for reservation in displaced { try entry.requireVersion(of: reservation) }
      entry.record(JournaledStayRequest(displaced: true).decided(terms))
      let moves = try moving.placed(displaced, terms)
      let kept = try steps.keep(moves.map { ($0.before, $0.after) }, &entry)
      return displaced.map { before in
        guard let place = moves.firstIndex(where: { $0.before.id == before.id }) else {
          return Moved(before, MoveOutcome(), terms)
        }
        return Moved(kept[place], moves[place].outcome, terms, because: moves[place].because)
      }
    }
  }

  private func displaced() throws -> [Reservation] {
    var filter = ReservationFilter()
    filter.displacedFrom = today
    var displaced: [Reservation] = []
    try forEachReservation(filter) { displaced.append($0) }
    return displaced
  }
}

extension SiteMoves {
  typealias PlacedMove = (before: Reservation, after: Reservation, outcome: MoveOutcome, because: ChoiceReason?)

  /// The moves of those that can be placed.
  func placed(_ displaced: [Reservation], _ terms: MoveTerms) throws -> [PlacedMove] {
    let ranked = displaced.filter { $0.status == .checkedIn } + displaced.filter { $0.status != .checkedIn }
    let seekers = try journal.store.together(ranked) { try Seeker($0, in: self, terms) }.compactMap(\.self)
    let placement = Placement(
      of: seekers.map { .init(nights: $0.nights, sites: $0.choices.map(\.site.siteNumber)) })
    return try journal.store.together(Array(zip(seekers, placement.sites))) { seeker, number in
      try placed(seeker, on: number, terms)
    }.compactMap(\.self)
  }

  private func placed(_ seeker: Seeker, on number: SiteNumber?, _ terms: MoveTerms) throws -> PlacedMove? {
    guard let choice = seeker.choices.first(where: { $0.site.siteNumber == number }) else { return nil }
    var after = try steps.stepped(seeker.reservation, .move)
    let outcome = try put(&after, at: Destination(site: choice.site, day: seeker.nights.arrival, terms: terms))
    guard outcome.problems.allSatisfy(terms.overrides.cover) else { return nil }
    after.version += 1
    let isBest = seeker.choices.first == choice
    return (seeker.reservation, after, outcome, isBest ? choice.reason(over: seeker.choices.dropFirst()) : nil)
  }

  /// A displaced party with the nights that move, and the sites that would do.
  private struct Seeker {
    let reservation: Reservation
    let nights: Stay
    let choices: [SiteChoice]

    /// Returns nil for a stay that lacks no night.
    init?(_ reservation: Reservation, in moves: SiteMoves, _ terms: MoveTerms) throws {
      let today = moves.today
      guard let lost = reservation.missingNights(from: today).first,
        let rest = Stay(arrival: lost, departure: reservation.departure),
        let whole = Stay(arrival: max(reservation.arrival, today), departure: reservation.departure)
      else { return nil }
      self.reservation = reservation
      let first = reservation.status == .checkedIn ? rest : whole
      let choices = try moves.choices(for: reservation, first, terms)
      nights = choices.isEmpty ? rest : first
      self.choices = choices.isEmpty && rest != first ? try moves.choices(for: reservation, rest, terms) : choices
    }
  }
}
