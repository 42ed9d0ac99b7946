/// Moving to another site.
extension ReservationService {
  /// Moves the nights from a day on to another site (domain rule R12).
  ///
  /// - Parameters:
  ///   - reference: The reservation, such as `r-3`.
  ///   - number: The site that gets the nights; nil takes the best of the free sites that fit (domain rule R27).
  ///   - day: The first night that changes its site; by default the first of all before the stay, and today during it.
  ///   - terms: The decisions about the rules of the new site and its price; by default none.
  /// - Throws: ``CampingError`` when the site does not take the party or its stay, and for nights that are taken with
  ///   their holder.
  @discardableResult
  package func move(
    _ reference: ReservationReference, to number: SiteNumber?, from day: Day? = nil, _ terms: MoveTerms = MoveTerms()
  ) throws -> Written<Moved> {
    expectMove(of: reference, to: number, from: day)
    return try journal.record(ReservationTransition.move.rawValue) { entry in
      let (before, named) = try find(reference, number)
      var (place, problems) = (Place(), [Problem]())
      let terms = terms.cleaned(&problems)
      var because: ChoiceReason?
      let after = try take(.move, before, &entry) { reservation, entry in
        let day = day ?? max(reservation.arrival, journal.clock.today)
        let site: CampSite
        if let named {
          site = named
        } else {
          (site, because) = try best(for: reservation, from: day, terms, problems)
        }
        place = try put(&reservation, on: site, from: day, terms)
        problems += place.problems
        let standing = problems.filter { !terms.overrides.cover($0) }
        try standing.refuse(
          remedies: Remedy.all(for: standing),
          elsewhere: elsewhere(standing, for: before, from: day, terms.overrides, terms.acceptsUnknownLength))
        entry.record(MoveRequest(reservation.id, to: site.siteNumber, from: day, terms, place.problems))
      }
      return Moved(after, place, terms, because: because)
    }
  }

  /// The best free site for a reservation's nights from a day on; throws `problems` too when there is none.
  private func best(
    for reservation: Reservation, from day: Day, _ terms: MoveTerms, _ problems: [Problem]
  ) throws -> (CampSite, ChoiceReason) {
    let first = max(reservation.arrival, journal.clock.today)
    if day < first {
      throw CampingError(
        .invalidRequest, problems + [.desk(.moveTooEarly(day, first: first, today: journal.clock.today))])
    }
    guard let nights = Stay(arrival: day, departure: reservation.departure) else {
      throw CampingError(.invalidRequest, problems + [.desk(.moveTooLate(day, departure: reservation.departure))])
    }
    try problems.refuse()
    let choices = try choices(for: reservation, nights, terms)
    guard let best = choices.first else {
      let fit = reservation.fit(acceptingUnknownLength: terms.acceptsUnknownLength)
      if let misfit = try Misfit(fit, among: sites.listCampSites(), terms.overrides) {
        let problems: [Problem] = [.site(.noneFits(misfit))]
        throw CampingError(.invalidRequest, problems, remedies: Remedy.all(for: problems))
      }
      throw try allTaken(for: reservation, nights, terms)
    }
    return (best.site, best.reason(over: choices.dropFirst().first))
  }

  /// The refusal of nights that every site that fits has taken; a party that can still choose its days gets the nearest.
  private func allTaken(for reservation: Reservation, _ nights: Stay, _ terms: MoveTerms) throws -> CampingError {
    guard reservation.status != .checkedIn, nights.arrival == reservation.arrival else {
      return CampingError(.nightsTaken, [.nights(.allTaken)], alternatives: Alternatives(sites: [], stays: []))
    }
    // Its own nights stay taken: other days on the site that it is to leave are of no use.
    let suitability = Suitability(
      nights, reservation.fit(acceptingUnknownLength: terms.acceptsUnknownLength),
      rules: try rules(for: reservation.camper, besides: reservation.id), rates: RateBook([]),
      overrides: terms.overrides)
    return try availability.allTaken(suitability, isDivisible: false)
  }

  /// The free sites for some nights of a reservation, the best first; none that another party is still on when its own
  /// moves today.
  func choices(for reservation: Reservation, _ nights: Stay, _ terms: MoveTerms) throws -> [SiteChoice] {
    let choices = try places(
      for: reservation, nights, acceptingUnknownLength: terms.acceptsUnknownLength, terms.overrides)
    guard reservation.status == .checkedIn, nights.arrival == journal.clock.today else { return choices }
    return try choices.filter {
      try reservations.lastParty(on: $0.site.siteNumber, besides: reservation.id) == nil
    }
  }

  /// Puts a reservation's nights from a day on on another site.
  func put(
    _ reservation: inout Reservation, on site: CampSite, from day: Day, _ terms: MoveTerms,
    with other: Reservation? = nil
  ) throws -> Place {
    let today = journal.clock.today
    if let problem = problem(ofMoving: reservation, from: day) { return Place(problems: [problem]) }
    let lost = try reservation.id.map(reservations.displacedPrices) ?? [:]
    let nights = reservation.nights(on: site.siteNumber, from: day, lost: lost)
    guard nights != reservation.nights else { return Place(difference: reservation.isPriced ? 0 : nil) }
    let before = reservation
    reservation.nights = nights
    if let first = nights.first { reservation.siteNumber = first.site }
    var place = Place()
    place.problems = reservation.fit(acceptingUnknownLength: terms.acceptsUnknownLength).problems(at: site)
    if let rules = try newSiteRules(of: before, from: day) {
      place.problems += rules.problems(on: site)
      place.problems += try gapProblems(
        of: before, on: site, rules, acceptingUnknownLength: terms.acceptsUnknownLength, with: other)
    }
    try price(&reservation, besides: Set(before.nights.map(\.night)).union(lost.keys), &place.problems)
    // A night keeps its price, and has the taxes of the site where it is slept. One that comes back has its part of the
    // discounts as they are now.
    if reservation.taxes.haveScope || reservation.nights.count > before.nights.count { try settle(&reservation) }
    if reservation.status == .checkedIn, day == today,
      let other = try reservations.lastParty(on: site.siteNumber, besides: reservation.id)
    {
      place.problems += try occupied(site.siteNumber, by: other)
    }
    place.difference = try priceDifference(&reservation, from: day, isCharged: terms.reprices, &place.problems)
    return place
  }

  /// The requested reservation and site; throws naming both when neither exists.
  private func find(
    _ reference: ReservationReference, _ number: SiteNumber?
  ) throws -> (Reservation, CampSite?) {
    guard let number else { return (try find(reference), nil) }
    guard let site = try sites.getCampSite(number) else {
      var problems: [Problem] = []
      do { _ = try find(reference) } catch let error as CampingError { problems = error.problems }
      throw CampingError(.notFound, problems + [try sites.notFound(number)])
    }
    return (try find(reference), site)
  }
}

extension Reservation {
  /// The nights with those from a day on on one site, at the agreed prices; nights lost to a block are among them.
  fileprivate func nights(on site: SiteNumber, from day: Day, lost: [Day: NightPrice?]) -> [Night] {
    let held = Dictionary(nights.map { ($0.night, $0.price) }) { first, _ in first }
    return nights.filter { $0.night < day }
      + (day..<departure).map { Night(site: site, night: $0, price: held[$0] ?? lost[$0] ?? nil) }
  }
}

/// A request to move, as the journal keeps it.
private struct MoveRequest: Encodable {
  let reservation: ReservationID?
  let site: SiteNumber
  let from: Day
  let override: String?
  let overrideCapacity: String?
  /// The names of the overridden problems.
  let overridden: [String]?
  let reprice: Bool?

  init(
    _ reservation: ReservationID?, to site: SiteNumber, from day: Day, _ terms: MoveTerms, _ overridden: [Problem]
  ) {
    (self.reservation, self.site, from) = (reservation, site, day)
    (override, overrideCapacity) = (terms.overrides.rules, terms.overrides.capacity)
    self.overridden = overridden.isEmpty ? nil : overridden.map(\.name)
    reprice = terms.reprices ? true : nil
  }
}
