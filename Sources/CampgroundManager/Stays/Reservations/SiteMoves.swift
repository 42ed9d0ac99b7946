/// Moving to another site.
extension ReservationService {
  /// Moves the nights from a day on to another site (domain rule R12).
  ///
  /// - Parameters:
  ///   - reference: The reservation, such as `r-3`.
  ///   - number: The site that gets the nights; nil takes the best of the free sites that fit (domain rule R27).
  ///   - day: The first night that changes its site; by default the first of all before the stay, and today during it.
  ///   - terms: The decisions about the rules of the new site and its price; by default none.
  /// - Returns: The reservation on its new site, with the difference in price.
  /// - Throws: ``CampingError`` when the site does not take the party or its stay, and for nights that are taken with
  ///   their holder.
  @discardableResult
  public func move(
    _ reference: ReservationReference, to number: SiteNumber?, from day: Day? = nil, _ terms: MoveTerms = MoveTerms()
  ) throws -> WriteResult<Moved> {
    moving.expect(reference, to: number, from: day)
    return try journal.record(ReservationTransition.move.rawValue) { entry in
      let (before, named) = try moving.find(reference, number)
      var (outcome, problems) = (MoveOutcome(), [Problem]())
      let terms = terms.cleaned(&problems)
      var because: ChoiceReason?
      let after = try steps.carryOut(.move, before, &entry) { reservation, entry in
        let day = day ?? max(reservation.arrival, today)
        let site: CampSite
        if let named {
          site = named
        } else {
          (site, because) = try moving.best(for: reservation, from: day, terms, problems)
        }
        outcome = try moving.put(&reservation, at: Destination(site: site, day: day, terms: terms))
        problems += outcome.problems
        let standing = problems.filter { !terms.overrides.cover($0) }
        try standing.refuse(
          remedies: Remedy.all(for: standing),
          elsewhere: otherSites.elsewhere(standing, for: before, from: day, terms))
        var request = JournaledStayRequest(reservation: reservation.id)
        (request.site, request.from) = (site.siteNumber, day)
        entry.record(request.decided(terms, outcome.problems))
      }
      return Moved(after, outcome, terms, because: because)
    }
  }
}

/// Moves nights to another site.
struct SiteMoves: StayProcedure {
  let tables: StayTables

  /// The best free site for a reservation's nights from a day on; throws `problems` too when there is none.
  func best(
    for reservation: Reservation, from day: Day, _ terms: MoveTerms, _ problems: [Problem]
  ) throws -> (CampSite, ChoiceReason) {
    let first = max(reservation.arrival, today)
    if day < first {
      throw CampingError(
        .invalidRequest, problems + [.desk(.moveTooEarly(day, first: first, today: today))])
    }
    guard let nights = Stay(arrival: day, departure: reservation.departure) else {
      throw CampingError(.invalidRequest, problems + [.desk(.moveTooLate(day, departure: reservation.departure))])
    }
    try problems.refuse()
    let choices = try choices(for: reservation, nights, terms)
    guard let best = choices.first else {
      let fit = reservation.fit(terms)
      if let misfit = try Misfit(fit, among: sites.listCampSites(), terms.overrides) {
        let problems: [Problem] = [.site(.noneFits(misfit))]
        throw CampingError(.invalidRequest, problems, remedies: Remedy.all(for: problems))
      }
      throw try allTaken(for: reservation, nights, terms)
    }
    return (best.site, best.reason(over: choices.dropFirst()))
  }

  /// The refusal of nights that every site that fits has taken; a party that can still choose its days gets the nearest.
  private func allTaken(for reservation: Reservation, _ nights: Stay, _ terms: MoveTerms) throws -> CampingError {
    guard reservation.status != .checkedIn, nights.arrival == reservation.arrival else {
      return CampingError(
        .nightsTaken, [.nights(.allTaken)], conflict: nil, alternatives: Alternatives(sites: [], stays: []))
    }
    // Its own nights stay taken: other days on the site that it is to leave are of no use.
    let suitability = Suitability(
      nights, reservation.fit(terms),
      StayBounds(rules: try rules(for: reservation.camper, besides: reservation.id), overrides: terms.overrides),
      rates: RateBook([]))
    return try availability.allTaken(suitability, isDivisible: false)
  }

  /// The free sites for some nights of a reservation, the best first; none that another party is still on when its own
  /// moves today.
  func choices(for reservation: Reservation, _ nights: Stay, _ terms: MoveTerms) throws -> [SiteChoice] {
    let choices = try otherSites.places(for: reservation, nights, terms)
    guard reservation.status == .checkedIn, nights.arrival == today else { return choices }
    let parties = try reservations.lastParties(on: choices.map(\.site.siteNumber), besides: reservation.id)
    return choices.filter { parties[$0.site.siteNumber] == nil }
  }

  /// Puts a reservation's nights from a day on on another site.
  func put(_ reservation: inout Reservation, at destination: Destination) throws -> MoveOutcome {
    let (site, day, terms) = (destination.site, destination.day, destination.terms)
    if let problem = problem(ofMoving: reservation, from: day) { return MoveOutcome(problems: [problem]) }
    let lost = try reservation.id.map(reservations.displacedPrices) ?? [:]
    let nights = reservation.nights(on: site.siteNumber, from: day, lost: lost)
    guard nights != reservation.nights else { return MoveOutcome(difference: reservation.isPriced ? 0 : nil) }
    let before = reservation
    reservation.nights = nights
    if let first = nights.first { reservation.siteNumber = first.site }
    var outcome = MoveOutcome()
    outcome.problems = reservation.fit(terms).problems(at: site)
    if let rules = try otherSites.newSiteRules(of: before, from: day) {
      outcome.problems += rules.problems(on: site)
      outcome.problems += try otherSites.gapProblems(of: before, at: destination, rules)
    }
    try pricing.price(&reservation, besides: Set(before.nights.map(\.night)).union(lost.keys), &outcome.problems)
    // A night keeps its price, and has the taxes of the site where it is slept. One that comes back has its part of the
    // discounts as they are now.
    if reservation.taxes.haveScope || reservation.nights.count > before.nights.count {
      try pricing.settle(&reservation)
    }
    if reservation.status == .checkedIn, day == today,
      let other = try reservations.lastParty(on: site.siteNumber, besides: reservation.id)
    {
      outcome.problems += try arrivals.occupied(site.siteNumber, by: other)
    }
    outcome.difference = try pricing.priceDifference(
      &reservation, from: day, isCharged: terms.reprices, &outcome.problems)
    return outcome
  }

  /// The problem of a first night to move that is past, or behind the stay.
  func problem(ofMoving reservation: Reservation, from day: Day) -> Problem? {
    let first = max(reservation.arrival, today)
    if day >= reservation.departure { return .desk(.moveTooLate(day, departure: reservation.departure)) }
    return day < first ? .desk(.moveTooEarly(day, first: first, today: today)) : nil
  }

  /// The requested reservation and site; throws naming both when neither exists.
  func find(
    _ reference: ReservationReference, _ number: SiteNumber?
  ) throws -> (Reservation, CampSite?) {
    guard let number else { return (try finder.find(reference, for: .look), nil) }
    guard let site = try sites.getCampSite(number) else {
      var problems: [Problem] = []
      do { _ = try finder.find(reference, for: .look) } catch let error as CampingError { problems = error.problems }
      throw CampingError(.notFound, problems + [try sites.notFound(number)])
    }
    return (try finder.find(reference, for: .look), site)
  }

  /// Expects the reads of a move, and who holds the nights on the other site.
  func expect(_ reference: ReservationReference, to number: SiteNumber?, from day: Day?) {
    steps.expectChange(of: reference)
    func found() throws -> Reservation { try finder.find(reference, for: .look) }
    journal.store.expect([
      { _ = try settings.settings() }, { _ = try named.rules() },
      { if let id = try found().id { _ = try reservations.displacedPrices(of: id) } },
      {
        let reservation = try found()
        guard let number, let site = try sites.getCampSite(number),
          let stay = Stay(arrival: day ?? max(reservation.arrival, today), departure: reservation.departure)
        else { return }
        _ = try reservations.nights.conflict(on: site, stay)
      },
    ])
  }
}

extension StayProcedure {
  var moving: SiteMoves { SiteMoves(tables: tables) }
}

extension Reservation {
  /// The nights with those from a day on on one site, at the agreed prices; nights lost to a block are among them.
  fileprivate func nights(on site: SiteNumber, from day: Day, lost: [Day: NightPrice?]) -> [Night] {
    let held = Dictionary(nights.map { ($0.night, $0.price) }) { first, _ in first }
    return nights.filter { $0.night < day }
      + (day..<departure).map { Night(site: site, night: $0, price: held[$0] ?? lost[$0] ?? nil) }
  }
}
