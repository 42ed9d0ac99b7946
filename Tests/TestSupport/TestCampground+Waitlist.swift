import CampgroundManager

extension TestCampground {
  /// Puts a camper on the waitlist for the nights from the first day up to the morning of the second; the closure
  /// changes the request.
  @discardableResult
  package func join(
    _ days: Range<Day> = "2027-07-01"..<"2027-07-03",
    camper: Camper? = nil,
    _ change: (inout WaitlistRequest) -> Void = { _ in }
  ) throws -> WaitlistEntry {
    var request = WaitlistRequest(
      camper: CamperReference(try camper?.id ?? makeCamper("Maple Syrup", phoneNumber: "555-0101").id),
      wish: StayWish(arrive: days.lowerBound, minNights: days.numberOfNights))
    change(&request)
    return try campground.waitlist.join(request).result
  }
}
