import CampgroundManager

extension TestCampground {
  @discardableResult
  public func makeCamper(
    _ fullName: String = "Bacon Lover", phoneNumber: String = "910-543-9000"
  ) throws -> Camper {
    try campground.campers.addCamper(fullName, phoneNumber: phoneNumber)
  }

  /// A site with electricity and water that takes any party; the closure says what is different.
  @discardableResult
  public func makeCampSite(
    _ number: SiteNumber = 1, _ change: (inout SiteEdits) -> Void = { _ in }
  ) throws -> CampSite {
    var edits = SiteEdits()
    edits.electricity = true
    edits.water = true
    change(&edits)
    return try campground.sites.addCampSite(number, edits).thing
  }

  /// Several sites, alike.
  public func makeCampSites(_ numbers: SiteNumber..., change: (inout SiteEdits) -> Void = { _ in }) throws {
    for number in numbers { try makeCampSite(number, change) }
  }

  /// What a party of two asks for, with a camper made for it; the closure says what is different.
  public func request(
    _ site: SiteNumber? = 1,
    arrival: Day = "2027-07-01",
    nights: Int = 2,
    _ change: (inout ReserveRequest) -> Void = { _ in }
  ) throws -> ReserveRequest {
    var request = ReserveRequest(
      camper: CamperReference(try makeCamper().id), site: site,
      stay: StayRequest(arrival: arrival, numberOfNights: nights))
    change(&request)
    return request
  }

  /// Reserves a site from the first day up to the morning of the second.
  @discardableResult
  public func reserve(
    _ site: SiteNumber? = 1,
    _ days: Range<Day> = "2027-07-01"..<"2027-07-03",
    _ change: (inout ReserveRequest) -> Void = { _ in }
  ) throws -> Reserved {
    let nights = days.lowerBound.distance(to: days.upperBound)
    let request = try request(site, arrival: days.lowerBound, nights: nights, change)
    return try campground.reservations.reserve(request).thing
  }
}
