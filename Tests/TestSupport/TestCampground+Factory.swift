import CampgroundManager

extension TestCampground {
  @discardableResult
  package func makeCamper(
    _ fullName: String = "Bacon Lover", phoneNumber: String = "910-543-9000"
  ) throws -> Camper {
    try campground.campers.addCamper(fullName, phoneNumber: phoneNumber)
  }

  /// A site with electricity and water that takes any party; the closure changes its features.
  @discardableResult
  package func makeCampSite(
    _ number: SiteNumber = 1, _ change: (inout SiteEdits) -> Void = { _ in }
  ) throws -> CampSite {
    var edits = SiteEdits()
    edits.electricity = true
    edits.water = true
    change(&edits)
    return try campground.sites.addCampSite(number, edits).result
  }

  /// Several sites, alike.
  package func makeCampSites(_ numbers: SiteNumber..., change: (inout SiteEdits) -> Void = { _ in }) throws {
    for number in numbers { try makeCampSite(number, change) }
  }

  /// A request of a party of two, of a camper made for it unless there is one; the closure changes it.
  package func request(
    _ site: SiteNumber? = 1,
    arrival: Day = "2027-07-01",
    nights: Int = 2,
    camper: Camper? = nil,
    _ change: (inout ReserveRequest) -> Void = { _ in }
  ) throws -> ReserveRequest {
    var request = ReserveRequest(
      camper: CamperReference(try camper?.id ?? makeCamper().id), site: site,
      stay: StayRequest(arrival: arrival, numberOfNights: nights))
    change(&request)
    return request
  }

  /// Cancels a reservation.
  @discardableResult
  package func cancel(_ reserved: Reserved, reason: String? = nil) throws -> WriteResult<Reservation> {
    let reference = ReservationReference(reserved.id?.description ?? "")
    return try campground.reservations.cancel(reference, reason: reason)
  }

  /// Reserves a site from the first day up to the morning of the second.
  @discardableResult
  package func reserve(
    _ site: SiteNumber? = 1,
    _ days: Range<Day> = "2027-07-01"..<"2027-07-03",
    camper: Camper? = nil,
    _ change: (inout ReserveRequest) -> Void = { _ in }
  ) throws -> Reserved {
    let request = try request(site, arrival: days.lowerBound, nights: days.numberOfNights, camper: camper, change)
    return try campground.reservations.reserve(request).result
  }
}
