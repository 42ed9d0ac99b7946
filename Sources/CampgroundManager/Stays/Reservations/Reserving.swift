/// Reserving free nights.
extension ReservationService {
  /// Reserves a site for a camper's party of two.
  ///
  /// - Parameters:
  ///   - campSite: The site, as a service has returned it.
  ///   - camper: The camper, as a service has returned it.
  ///   - date: The day of arrival, which is the first night.
  ///   - numberOfNights: The number of nights, at least 1.
  /// - Returns: The reservation; for a request against the rules, or for nights that are taken, a draft with the status
  ///   ``ReservationStatus/invalid`` beside the error.
  /// - Throws: `StoreError` when the store fails.
  public func reserveCampSite(
    _ campSite: CampSite, camper: Camper, date: Day, numberOfNights: Int
  ) throws -> ReservationResult {
    let stay = StayRequest(arrival: date, numberOfNights: numberOfNights)
    let request = ReserveRequest(camper: CamperReference(camper.id), site: campSite.siteNumber, stay: stay)
    do {
      // The site must be this one, not another that has its number now.
      guard try sites.getCampSite(campSite.siteNumber)?.id == campSite.id else {
        throw CampingError(.notFound, [try sites.notFound(campSite.siteNumber)])
      }
      return ReservationResult(reservation: try reserve(request).result.reservation, error: nil)
    } catch let error as CampingError {
      let draft = Reservation(
        id: nil, version: 0, status: .invalid, camper: camper, siteNumber: campSite.siteNumber, stay: stay,
        party: request.party, nights: [])
      return ReservationResult(reservation: draft, error: error)
    }
  }

  /// Reserves what the request describes.
  ///
  /// - Returns: The reservation, and the reason for its site when the request names none.
  /// - Throws: ``CampingError`` with every problem, and for nights that are taken with their holder and the
  ///   alternatives.
  @discardableResult
  public func reserve(_ request: ReserveRequest) throws -> WriteResult<Reserved> {
    let reserving = Reserving(tables: tables, request: request)
    reserving.expect()
    return try journal.record("reserve") { try reserving.one(&$0) }
  }

  /// Holds nights for some minutes, as if reserved; then they are free again unless it is confirmed (R13).
  ///
  /// - Parameters:
  ///   - request: The stay that is held.
  ///   - minutes: The minutes from now on, from 1 to 10,080, which is a week.
  /// - Returns: The held reservation, as ``reserve(_:)`` returns one.
  /// - Throws: ``CampingError`` as ``reserve(_:)`` does.
  @discardableResult
  public func hold(_ request: ReserveRequest, minutes: Int = 30) throws -> WriteResult<Reserved> {
    let reserving = Reserving(tables: tables, request: request, minutes: minutes)
    reserving.expect()
    return try journal.record("hold") { try reserving.one(&$0) }
  }

  /// Reserves a site for each of several parties alike: all of them or none, in one entry of the journal.
  ///
  /// Throws ``CampingError`` with the problems of every site, each of which names its site, and for nights that are
  /// taken with all holders.
  @discardableResult
  package func reserve(_ request: ReserveRequest, on sites: SeveralSites) throws -> WriteResult<[Reserved]> {
    let reserving = Reserving(tables: tables, request: request, several: sites)
    reserving.expect()
    return try journal.record("reserve") { try reserving.all(&$0) }
  }

  /// Holds several sites for some minutes, as if reserved.
  @discardableResult
  package func hold(_ request: ReserveRequest, on sites: SeveralSites, minutes: Int = 30) throws -> WriteResult<
    [Reserved]
  > {
    let reserving = Reserving(tables: tables, request: request, several: sites, minutes: minutes)
    reserving.expect()
    return try journal.record("hold") { try reserving.all(&$0) }
  }
}

/// Reserves what one request describes: judges it as a whole, chooses its sites, then takes the nights.
struct Reserving: StayProcedure {
  let tables: StayTables
  let request: ReserveRequest
  /// The sites of a request for several reservations; nil for one on its site, or on any.
  var several: SeveralSites?
  /// The minutes of a hold; nil for a reservation.
  var minutes: Int?

  private var status: ReservationStatus { minutes != nil ? .held : request.checkIn ? .checkedIn : .reserved }
  var isWalkIn: Bool { status == .checkedIn }

  /// The only reservation of a request for one.
  func one(_ entry: inout JournalEntry) throws -> Reserved { try all(&entry)[0] }

  /// The new reservations; no journal entry is begun before all is well.
  func all(_ entry: inout JournalEntry) throws -> [Reserved] {
    let judged = try judged()
    let (suitability, chosen) = (judged.suitability, try choose(for: judged))
    let overridden = (chosen.sites.flatMap { suitability.overridden(at: $0.site) } + chosen.gaps).withoutRepeats
    let camper = try campers.keepingCaller(judged.camper)
    entry.record(
      JournaledReserveRequest(
        request: judged.request, camper: camper.id, sites: chosen.sites.map(\.site.siteNumber),
        isSeveral: several != nil, overridden: overridden))
    if camper.id != judged.camper.id { try entry.created(camper) }
    let agreement = try agreement(judged, camper, on: chosen.sites.map(\.site))
    return try chosen.sites.map { choice in
      let draft = try draft(judged, agreement, on: choice.site)
      return Reserved(
        reservation: try writer.make(draft, on: choice.site, &entry), siteChosenBecause: choice.because,
        overridden: several == nil ? overridden : suitability.overridden(at: choice.site), alsoHas: chosen.other)
    }
  }

  /// A request against which there is no objection before anybody looks at the holders of nights.
  struct Judged {
    /// The request with its text as it is kept.
    let request: ReserveRequest
    /// The camper, who has no id yet when new.
    let camper: Camper
    /// The named sites; none when any site is acceptable.
    let sites: [CampSite]
    let suitability: Suitability
    let terms: AgreedTerms?
  }

  private func judged() throws -> Judged {
    var problems = several?.problems ?? []
    let (found, sites) = try finder.find(request.camper, request.caller, at: numbers, &problems)
    if case .numbered(let numbers) = several { problems += Self.repeated(sites, besides: numbers) }
    problems += Self.problems(ofHolding: minutes)
    let cleaned = request.cleaned(&problems)
    problems +=
      try several == nil
      ? refProblems(cleaned.details) : cleaned.ref.map { [.stay(.refOfSeveral($0))] } ?? []
    let rules = try rules(for: try? found.get())
    let terms = try pricing.terms(cleaned.terms, &problems)
    let requested = RequestedStay(
      stay: cleaned.stay, fit: Fit(party: cleaned.party, needs: cleaned.needs),
      bounds: StayBounds(rules: rules, overrides: cleaned.overrides, nightly: terms?.nightly))
    let suitability = try judge(requested, at: sites, &problems)
    if several == nil { problems += try walkInProblems(at: sites.first) }
    problems = try availability.suggesting(problems, insteadOf: requested, at: sites.first)
    try problems.refuse(
      remedies: suitability == nil ? [] : Remedy.all(for: problems, among: Remedy.ofRequests),
      elsewhere: several == nil ? availability.elsewhere(problems, suitability, insteadOf: sites.first) : nil)
    guard let suitability else { throw CampingError(.invalidRequest, [.stay(.invalidNumberOfNights(0))]) }
    return Judged(request: cleaned, camper: try found.get(), sites: sites, suitability: suitability, terms: terms)
  }

  /// The numbers of the requested sites; none for any site.
  var numbers: [SiteNumber] {
    guard let several else { return [request.site].compactMap(\.self) }
    if case .numbered(let numbers) = several { return numbers }
    return []
  }

  /// The problems of sites that were named twice, in other case or with other zeros.
  private static func repeated(_ sites: [CampSite], besides numbers: [SiteNumber]) -> [Problem] {
    let found = sites.map(\.siteNumber)
    let repeated = Set(found.filter { number in found.count { $0 == number } > 1 })
    return repeated.sorted().filter { number in numbers.count { $0 == number } < 2 }.map { .site(.repeated($0)) }
  }

  /// Reports what every site breaks once, and the rest with its site; returns nil when the days make no stay.
  private func judge(
    _ requested: RequestedStay, at sites: [CampSite], _ problems: inout [Problem]
  ) throws -> Suitability? {
    var (suitability, found): (Suitability?, [[Problem]]) = (nil, [])
    let places: [CampSite?] = sites.isEmpty ? [nil] : sites
    for site in places {
      var own: [Problem] = []
      suitability = try availability.judge(requested, at: site, &own)
      if several != nil { own += try walkInProblems(at: site) }
      found.append(own)
    }
    let shared = found[0].filter { problem in found.allSatisfy { $0.contains(problem) } }
    let own = zip(places, found).flatMap { site, problems in
      problems.filter { !shared.contains($0) }.map { problem in site.map { problem.naming($0.siteNumber) } ?? problem }
    }
    problems = shared + own + problems
    return suitability
  }

  /// The obstacles to checking the party in at once; none for one that is not there.
  private func walkInProblems(at site: CampSite?) throws -> [Problem] {
    isWalkIn ? try arrivals.walkInProblems(request, at: site) : []
  }

  /// The terms that all reservations of the request have alike.
  private struct Agreement {
    let camper: Camper
    /// The version of the policy; nil when none was set.
    let policy: Int?
    let taxes: [TaxRule]
    let pricing: StayPricing
  }

  private func agreement(_ judged: Judged, _ camper: Camper, on sites: [CampSite]) throws -> Agreement {
    // The policy is read as a whole: the answer contains the deposit, and a request whose answer fails must not be
    // done.
    let policy = try writer.policies.policy().version
    return Agreement(
      camper: camper, policy: policy > 0 ? policy : nil,
      taxes: judged.suitability.rates.isEmpty ? [] : try pricing.currentTaxes(under: judged.terms),
      pricing: StayPricing(
        tables: tables, types: Dictionary(sites.map { ($0.siteNumber, $0.type) }) { first, _ in first }))
  }

  /// The reservation to be made, with its nights and their prices.
  private func draft(_ judged: Judged, _ agreement: Agreement, on site: CampSite) throws -> Reservation {
    let (request, suitability) = (judged.request, judged.suitability)
    let days = Array(suitability.stay.nights)
    let prices = suitability.rates.prices(of: days.map { ($0, site) }, for: request.party)
    var draft = Reservation(
      id: nil, version: 0, status: status, camper: agreement.camper, siteNumber: site.siteNumber, stay: request.stay,
      party: request.party, details: request.details,
      holdExpires: minutes.map { journal.clock.now.seconds + 60 * $0 },
      nights: zip(days, prices).map { Night(site: site.siteNumber, night: $0, price: $1) },
      policy: agreement.policy, terms: judged.terms)
    draft.needs = request.needs.features.sorted
    draft.taxes = agreement.taxes
    if draft.taxes.haveScope || draft.terms != nil { try agreement.pricing.settle(&draft, .all) }
    return draft
  }

  /// The problem of a hold of a number of minutes; nil is no hold.
  static func problems(ofHolding minutes: Int?) -> [Problem] {
    // A week.
    let longest = 7 * 24 * 60
    guard let minutes, !(1...longest).contains(minutes) else { return [] }
    return [.stay(.invalidHold(minutes: minutes, longest: longest))]
  }
}

extension [Problem] {
  /// Each of them once.
  fileprivate var withoutRepeats: [Problem] {
    reduce(into: []) { all, problem in if !all.contains(problem) { all.append(problem) } }
  }
}
