/// Finds reservations by their camper, their site, or their number at a source (domain rules R40 and R41).
struct ReservationFinder: StayProcedure {
  let tables: StayTables

  /// The reservation that the reference names: by its id, else the one of a camper or a site on which the command can
  /// act, else the one of that number at a source.
  ///
  /// - Throws: ``CampingError`` when there is none, when several fit, and for the id of another kind.
  func find(_ reference: ReservationReference, for purpose: ReservationPurpose) throws -> Reservation {
    // Digits alone may be a phone number, a name or a number elsewhere.
    if let id = try reference.id(), let reservation = try reservation(id) { return reservation }
    if reference.text.isEmpty { throw notFound(reference) }
    return try journal.store.read { try choose(reference, for: purpose) }
  }

  /// The reservation of an id, as it is now; nil when there is none.
  func reservation(_ id: ReservationID) throws -> Reservation? {
    let found = try tables.group?.untouched(id) ?? journal.store.read { try reservations.reservation(id) }
    return found?.asOf(journal.clock.now.seconds)
  }

  private func choose(_ reference: ReservationReference, for purpose: ReservationPurpose) throws -> Reservation {
    let meant = try meant(by: reference, for: purpose)
    // A number elsewhere is as good as an id: the command itself refuses what it cannot do.
    if case .numbered(let all) = meant, all.count == 1 { return all[0] }
    var found = try fitting(meant.reservations, for: purpose)
    if purpose == .money, reference.isSite { found += try successors(of: found, among: meant.reservations) }
    if found.count == 1 { return found[0] }
    let text = reference.description
    guard found.isEmpty else {
      throw CampingError(
        .ambiguous, [.reference(.severalReservations(text, found.prefix(10).compactMap(ReservationCandidate.init)))])
    }
    throw try none(of: text, purpose, among: meant.reservations)
  }

  /// The error that the command can act on none of these, which names the nearest.
  func none(of text: String, _ purpose: ReservationPurpose, among all: [Reservation]) throws -> CampingError {
    // A stay that is over, or was cancelled, is nearer than none only.
    let open: [ReservationStatus] = [.held, .reserved, .checkedIn]
    let rank = { (stay: Reservation) in (open.contains(stay.status) ? 0 : 1, stay.distance(from: today)) }
    let nearest = all.min { rank($0) < rank($1) }
    let comesToday = try purpose == .checkIn && nearest.map { try $0.status == .reserved && canComeToday($0) } ?? false
    return CampingError(
      .notFound,
      [.reference(.noReservation(text, purpose, nearest: nearest.flatMap(ReservationCandidate.init)))],
      remedies: comesToday ? [.comeToday] : [])
  }

  /// The parties that are due on the site of one that should have left (domain rule R40).
  private func successors(of found: [Reservation], among all: [Reservation]) throws -> [Reservation] {
    let (overdue, today) = (Overdue(at: journal.clock.now, try settings.settings()), journal.clock.today)
    guard found.contains(where: { $0.status == .checkedIn && overdue.includes($0) }) else { return [] }
    return all.filter { [.held, .reserved].contains($0.status) && $0.arrival <= today && today < $0.departure }
  }

  /// The reservations on which a command can act, of those that a person may mean; of several only the likeliest.
  private func fitting(_ all: [Reservation], for purpose: ReservationPurpose) throws -> [Reservation] {
    let fitting = try able(all, for: purpose)
    let ranks = fitting.map { purpose.rank(of: $0, on: today) ?? (0, .earliest) }
    guard let first = ranks.min(by: { $0 < $1 }) else { return [] }
    return zip(fitting, ranks).filter { $0.1 == first }.map(\.0)
  }

  /// The reservations on which a command can act now.
  func able(_ all: [Reservation], for purpose: ReservationPurpose) throws -> [Reservation] {
    let now = journal.clock.now
    let checkOut = try settings.settings().checkOut
    return all.filter { purpose.fits($0, at: now, checkOut: checkOut) }
  }

  private enum Meant {
    /// All reservations of a camper or a site, oldest first.
    case named([Reservation])
    /// The reservations of a number at a source.
    case numbered([Reservation])

    var reservations: [Reservation] {
      switch self {
      case .named(let all), .numbered(let all): all
      }
    }
  }

  private func meant(by reference: ReservationReference, for purpose: ReservationPurpose) throws -> Meant {
    let now = journal.clock.now.seconds
    if reference.isSite, let number = SiteNumber(reference.text) {
      return .named(try onSite(sites.find(number).siteNumber).map { $0.asOf(now) })
    }
    do {
      if ReservationID(reference.text) != nil { throw notFound(reference) }
      let campers = try campers.findAll(reference.text)
      return .named(try campers.flatMap { try reservations.reservations(of: $0.id) }.map { $0.asOf(now) })
    } catch let error as CampingError where error.name == .notFound {
      let numbered = try reservations.reservations(ofRef: reference.text).map { $0.asOf(now) }
      if numbered.isEmpty { throw try nearer(error, than: reference, for: purpose) }
      return .numbered(numbered)
    }
  }

  /// All reservations of a site, oldest first.
  func onSite(_ site: SiteNumber) throws -> [Reservation] {
    try reservations.reservations(on: site).filter { reservation in
      // A party that has moved on is on its present site alone.
      reservation.status == .checkedIn
        ? reservation.site(on: today) == site
        : reservation.nights.isEmpty
          ? reservation.siteNumber == site : reservation.nights.contains { $0.site == site }
    }
  }

  func notFound(_ reference: ReservationReference) -> CampingError {
    CampingError(.notFound, [.reference(.notFound(.reservation, reference.text, field: "reservation"))])
  }

  /// True for a party that comes within a week, when its site has the nights from today on.
  func canComeToday(_ reservation: Reservation) throws -> Bool {
    let arrival = reservation.arrival
    guard today < arrival, today.distance(to: arrival) <= 7 else { return false }
    let site = reservation.nights.first?.site ?? reservation.siteNumber
    return try reservations.nights.conflict(on: Segment(site: site, arrival: today, departure: arrival)) == nil
  }
}

extension StayProcedure {
  var finder: ReservationFinder { ReservationFinder(tables: tables) }
}

/// References that may be given in part, or wrong, beside other parts of a command.
extension ReservationFinder {
  /// The result of a look-up; nil when nothing is found, or several are.
  func known<Thing>(_ find: () throws -> Thing) throws -> Thing? {
    do { return try find() } catch is CampingError { return nil }
  }

  /// The reservation that is given and found; nil for any other.
  func found(_ reference: ReservationReference?, for purpose: ReservationPurpose) throws -> Reservation? {
    try reference.flatMap { reference in try known { try find(reference, for: purpose) } }
  }

  /// The problem of a step of a reservation that is given and found, in its status.
  func problems(of step: ReservationTransition, on reference: ReservationReference?) throws -> [Problem] {
    [try found(reference, for: step.purpose).flatMap(step.problem)].compactMap(\.self)
  }

  /// Both reservations; throws naming all that do not exist.
  func findBoth(
    _ first: (ReservationReference, for: ReservationPurpose), _ second: (ReservationReference, for: ReservationPurpose)
  ) throws -> [Reservation] {
    let found = [first, second].map { reference, purpose in Result { try find(reference, for: purpose) } }
    let errors = found.compactMap { result -> CampingError? in
      if case .failure(let error) = result { error as? CampingError } else { nil }
    }
    if let error = errors.first { throw CampingError(error.name, errors.flatMap(\.problems)) }
    return try found.map { try $0.get() }
  }

  /// The camper of a request, who has no id yet when new, and the sites of some numbers; throws naming all that do not
  /// exist, and reports in `problems` whatever of a new record is invalid.
  ///
  /// A name of several campers is reported only when no rule is broken, so it comes as a result.
  func find(
    _ reference: CamperReference, _ caller: CamperEdits?, at numbers: [SiteNumber], _ problems: inout [Problem]
  ) throws -> (camper: Result<Camper, any Error>, sites: [CampSite]) {
    var (found, missing) = ([CampSite](), [Problem]())
    journal.store.expect(numbers.map { number in { _ = try sites.getCampSite(number) } })
    for number in numbers {
      if let site = try sites.getCampSite(number) {
        found.append(site)
      } else {
        missing.append(try sites.notFound(number))
      }
    }
    let camper: Result<Camper, any Error>
    if let caller {
      camper = .success(try campers.caller(caller, &problems))
    } else {
      do {
        camper = .success(try campers.find(reference))
      } catch let error as CampingError where error.name.isMissing {
        throw CampingError(error.name, error.problems + missing)
      } catch {
        camper = .failure(error)
      }
    }
    try missing.refuse(.notFound)
    return (camper, found)
  }
}

extension Reservation {
  /// The number of days between its stay and a day.
  fileprivate func distance(from day: Day) -> Int {
    day < arrival ? day.distance(to: arrival) : max(0, departure.distance(to: day))
  }
}

extension ReservationCandidate {
  init?(_ reservation: Reservation) {
    guard let id = reservation.id else { return nil }
    self.init(
      id: id, camper: reservation.camper.fullName, site: reservation.siteNumber, arrival: reservation.arrival,
      departure: reservation.departure, status: reservation.status, camperID: reservation.camper.id)
  }
}
