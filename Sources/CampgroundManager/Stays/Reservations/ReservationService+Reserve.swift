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
  public func reserve(_ request: ReserveRequest) throws -> Written<Reserved> {
    expect(request)
    return try journal.record("reserve") { entry in
      try make(request, as: request.checkIn ? .checkedIn : .reserved, &entry)
    }
  }

  /// Holds nights for some minutes, as if reserved; then they are free again unless it is confirmed (R13).
  ///
  /// - Parameters:
  ///   - request: The stay that is held.
  ///   - minutes: The minutes from now on, from 1 to 10,080, which is a week.
  /// - Throws: ``CampingError`` as ``reserve(_:)`` does.
  @discardableResult
  public func hold(_ request: ReserveRequest, minutes: Int = 30) throws -> Written<Reserved> {
    expect(request)
    return try journal.record("hold") { entry in try make(request, as: .held, minutes: minutes, &entry) }
  }

  /// Judges the whole request, then takes the nights; no journal entry is begun before all is well.
  func make(
    _ request: ReserveRequest, as status: ReservationStatus, minutes: Int? = nil, _ entry: inout JournalEntry
  ) throws -> Reserved {
    var problems: [Problem] = []
    let (found, site) = try find(
      caller: request.caller, camper: request.camper, site: request.site, &problems)
    if minutes != nil { problems += holdProblems(minutes) }
    let cleaned = cleaned(request, &problems)
    problems += try refProblems(cleaned.details)
    let rules = try rules(for: try? found.get())
    var terms: AgreedTerms?
    if let requested = cleaned.terms { terms = try self.terms(requested, &problems) }
    let suitability = try judge(cleaned, at: site, rules, nightly: terms?.nightly, &problems)
    if status == .checkedIn { problems += try walkInProblems(request, at: site) }
    problems = try availability.suggesting(
      problems, insteadOf: cleaned.stay, Fit(party: cleaned.party, needs: cleaned.needs), at: site, rules)
    try problems.refuse(
      remedies: suitability == nil ? [] : Remedy.all(for: problems, among: Remedy.ofRequests),
      elsewhere: availability.elsewhere(problems, suitability, insteadOf: site))
    guard let suitability else { throw CampingError(.invalidRequest, [.stay(.invalidNumberOfNights(0))]) }
    let known = try found.get()
    let choice = try choose(site, for: suitability, rules, camper: known.id, isWalkIn: status == .checkedIn)
    let overridden = suitability.overridden(at: choice.site) + choice.gaps
    let camper = try begin(cleaned, known, on: [choice.site], overridden, &entry)
    let draft = try draft(
      cleaned, as: status, of: camper, on: choice.site, suitability, terms,
      holdExpires: minutes.map { journal.clock.now.seconds + 60 * $0 })
    let reservation = try writer.make(draft, on: choice.site, &entry)
    return Reserved(
      reservation: reservation, siteChosenBecause: choice.because, overridden: overridden, alsoHas: choice.other)
  }

  /// Begins the entry of a judged request; returns the camper, who is stored now if new.
  func begin(
    _ request: ReserveRequest, _ known: Camper, on sites: [CampSite], isSeveral: Bool = false, _ overridden: [Problem],
    _ entry: inout JournalEntry
  ) throws -> Camper {
    let camper = try campers.keepingCaller(known)
    entry.record(
      JournaledReserveRequest(
        request, camper: camper.id, sites: sites.map(\.siteNumber), isSeveral: isSeveral, overridden: overridden))
    if camper.id != known.id { try entry.created(camper) }
    return camper
  }

  /// The reservation to be made, with its nights and their prices.
  func draft(
    _ request: ReserveRequest, as status: ReservationStatus, of camper: Camper, on site: CampSite,
    _ suitability: Suitability, _ terms: AgreedTerms?, holdExpires: Int?
  ) throws -> Reservation {
    let days = Array(suitability.stay.nights)
    // The policy is read as a whole: the answer contains the deposit, and a request whose answer fails must not be
    // done.
    let policy = try writer.policies.policy().version
    let prices = suitability.rates.prices(of: days.map { ($0, site) }, for: request.party)
    var draft = Reservation(
      id: nil, version: 0, status: status, camper: camper, siteNumber: site.siteNumber, stay: request.stay,
      party: request.party, details: request.details, holdExpires: holdExpires,
      nights: zip(days, prices).map { Night(site: site.siteNumber, night: $0, price: $1) },
      policy: policy > 0 ? policy : nil, terms: terms)
    draft.needs = request.needs.features.sorted
    if !suitability.rates.isEmpty { draft.taxes = try currentTaxes(for: draft) }
    if draft.taxes.haveScope || terms != nil { try settle(&draft, .all) }
    return draft
  }

  /// The problem of a hold of a number of minutes.
  func holdProblems(_ minutes: Int?) -> [Problem] {
    guard let minutes, !(1...Self.longestHold).contains(minutes) else { return [] }
    return [.stay(.invalidHold(minutes: minutes, longest: Self.longestHold))]
  }

  /// The longest hold in minutes: a week.
  static let longestHold = 7 * 24 * 60

  /// The camper and the site of a request; a new caller, whose record may have `problems`, has no id yet.
  func find(
    caller: CamperEdits?, camper: CamperReference, site number: SiteNumber?, _ problems: inout [Problem]
  ) throws -> (NamedCamper, CampSite?) {
    guard let caller else { return try find(camper: camper, site: number) }
    let site = try number.map(sites.find)
    return (.one(try campers.caller(caller, &problems)), site)
  }

  /// The requested camper and site; throws naming all that do not exist.
  ///
  /// A name of several campers is reported only when no rule is broken, so it comes as a result.
  func find(
    camper reference: CamperReference, site number: SiteNumber?
  ) throws -> (NamedCamper, CampSite?) {
    let site = try number.flatMap(sites.getCampSite)
    let missingSite = site == nil ? try number.map(sites.notFound) : nil
    let camper: NamedCamper
    do {
      camper = .one(try campers.find(reference))
    } catch let error as CampingError where error.name.isMissing {
      throw CampingError(error.name, error.problems + [missingSite].compactMap(\.self))
    } catch {
      camper = .unclear(error)
    }
    if let missingSite { throw CampingError(.notFound, [missingSite]) }
    return (camper, site)
  }
}
