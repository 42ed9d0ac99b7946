/// The reads of the commonest commands, which travel to a server together.
extension ReservationService {
  /// Expects the reads of a step of a reservation's life.
  func expect(_ reference: ReservationReference) {
    let ledger = writer.ledger.table
    journal.store.expect([
      { _ = try self.find(reference) },
      { if let id = try reference.id() { _ = try ledger.lines(of: id) } },
      { _ = try self.sites.getCampSite(self.find(reference).siteNumber) },
      { _ = try self.writer.policies.policy(self.find(reference).policy) },
    ])
    journal.store.expectAfterwards([{ if let id = try reference.id() { _ = try ledger.chargedDays(of: id) } }])
  }

  /// Expects the reads about the site of a party that comes now.
  func expectArrival(of reference: ReservationReference) {
    let today = journal.clock.today
    func night() throws -> (id: ReservationID, site: SiteNumber)? {
      let reservation = try find(reference)
      return reservation.id.map { ($0, reservation.site(on: today)) }
    }
    let nights = reservations.nights
    journal.store.expect([
      { if let (id, site) = try night() { _ = try self.reservations.lastParty(on: site, besides: id) } },
      {
        guard let (_, site) = try night() else { return }
        _ = try nights.conflict(on: Segment(site: site, arrival: today, departure: today.advanced(by: 1)))
      },
      {
        guard let (id, number) = try night(), let site = try self.sites.getCampSite(number) else { return }
        _ = try nights.conflict(on: site.id, number, with: id)
      },
    ])
  }

  /// Expects the prices and the site of a reservation that changes.
  func expectChange(of reference: ReservationReference) {
    expect(reference)
    journal.store.expect([
      { _ = try self.rates.book() }, { _ = try self.taxes.taxes() },
      {
        let reservation = try self.find(reference)
        if reservation.isPriced { _ = try AgreedRates(of: reservation, in: self.journal.store) }
      },
    ])
  }

  /// Expects the same, and who holds the nights on the other site.
  func expectMove(of reference: ReservationReference, to number: SiteNumber?, from day: Day?) {
    let today = journal.clock.today
    expectChange(of: reference)
    journal.store.expect([
      { _ = try self.settings.settings() }, { _ = try self.named.rules() },
      { if let id = try self.find(reference).id { _ = try self.reservations.displacedPrices(of: id) } },
      {
        let reservation = try self.find(reference)
        guard let number, let site = try self.sites.getCampSite(number),
          let stay = Stay(arrival: day ?? max(reservation.arrival, today), departure: reservation.departure)
        else { return }
        _ = try self.reservations.nights.conflict(on: site, stay)
      },
    ])
  }

  /// Expects the reads of a request for a named site, or for any.
  func expect(_ request: ReserveRequest) {
    journal.store.expect([
      { _ = try self.reservations.hasLapsed() }, { _ = try self.settings.settings() }, { _ = try self.named.rules() },
      { _ = try self.rates.book() }, { _ = try self.taxes.taxes() }, { _ = try self.writer.policies.policy() },
      { try self.foresee(request) },
      {
        // In earnest it is read only for any site.
        guard request.site == nil else { return }
        _ = try self.availability.sites.all()
      },
      {
        guard request.site == nil, request.caller == nil,
          let stay = Stay(arrival: request.stay.arrival, numberOfNights: request.stay.numberOfNights)
        else { return }
        _ = try self.reservations.nights.other(of: self.campers.find(request.camper).id, stay)
      },
    ])
  }

  /// Reads all that a request needs whose rules are kept.
  private func foresee(_ request: ReserveRequest) throws {
    // All are looked up at once.
    let named = Swift.Result { try known(to: request) }
    let site = try request.site.flatMap(sites.getCampSite)
    // An id is not the camper's only when it was merged into another.
    let camper = (try? named.get()) ?? (request.caller == nil ? try? request.camper.id() : nil)
    let stay = Stay(arrival: request.stay.arrival, numberOfNights: request.stay.numberOfNights)
    if let site, let camper, let stay {
      _ = try reservations.nights.conflict(on: site, stay, besides: camper)
    }
    _ = try named.get()
  }

  /// The camper of a request, who is none yet for a new caller.
  private func known(to request: ReserveRequest) throws -> CamperID? {
    guard let caller = request.caller else { return try campers.find(request.camper).id }
    var problems: [Problem] = []
    return try campers.caller(caller, &problems).id
  }
}
