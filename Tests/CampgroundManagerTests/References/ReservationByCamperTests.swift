import TestSupport
import Testing

@testable import CampgroundManager

/// Reservations by their camper or their site (domain rule R40).
struct ReservationByCamperTests {
  private let camp = TestCampground { camp in
    try camp.makeCamper("Ann Lee", phoneNumber: "555-0101")
    try camp.makeCamper("Ben Fox", phoneNumber: "555-0102")
    try camp.makeCampSites(1, 2, 3)
  }

  /// A reservation of Ann's, by default from today on.
  @discardableResult
  private func reserve(
    _ site: SiteNumber = 1, _ days: Range<Day> = "2027-06-01"..<"2027-06-03", camper: CamperReference = "c-1"
  ) throws -> ReservationReference {
    try camp.reserve(site, days) { $0.camper = camper }.reference
  }

  private func found(_ reference: ReservationReference, for purpose: ReservationPurpose, at camp: Campground? = nil)
    throws -> ReservationID?
  {
    try (camp ?? self.camp.campground).reservations.find(reference, for: purpose).id
  }

  private func refusal(_ reference: ReservationReference, for purpose: ReservationPurpose) throws -> CampingError {
    try rejected { try found(reference, for: purpose) }
  }

  @Test func `a guest says a name, a phone number or the site`() throws {
    try reserve()
    for reference: ReservationReference in ["ann lee", "Lee, Ann", "555-0101", "R-1", "1", .init(site: 1)] {
      #expect(try found(reference, for: .checkIn) == "r-1")
    }
    try camp.reservations.checkIn("ann lee")
    #expect(try camp.reservations.checkOut(ReservationReference(site: 1)).id == "r-1")
  }

  @Test func `who left on the day of arrival is who left today, and last on the site`() throws {
    try reserve(1, "2027-06-01"..<"2027-06-03")
    try camp.reservations.checkIn("r-1")
    try camp.at("2027-06-02").reservations.checkOut("r-1")
    let day = camp.at("2027-06-02")
    try day.reserve(1, "2027-06-02"..<"2027-06-04") { $0.camper = "c-2" }
    try day.reservations.checkIn("r-2")
    try day.reservations.checkOut("r-2")
    #expect(try found("Ben Fox", for: .look, at: day.campground) == "r-2")
    #expect(try found(.init(site: 1), for: .look, at: day.campground) == "r-2")
    #expect(try day.frontDesk.today().departures.compactMap(\.id) == ["r-1", "r-2"])
  }

  @Test func `who is here goes before a later stay, then who left today, then the next arrival`() throws {
    try reserve(2, "2027-06-20"..<"2027-06-22")
    try reserve(3, "2027-06-10"..<"2027-06-12")
    #expect(try found("ann lee", for: .look) == "r-2")
    try reserve()
    try camp.reservations.checkIn("r-3")
    #expect(try found("ann lee", for: .look) == "r-3")
    let later = camp.at("2027-06-03").campground
    try later.reservations.checkOut("r-3")
    #expect(try found("ann lee", for: .look, at: later) == "r-3")
    #expect(try found("ann lee", for: .look, at: camp.at("2027-06-04").campground) == "r-2")
  }

  @Test func `equal arrivals are several, each with its dates and site`() throws {
    try reserve()
    try reserve(2)
    let error = try refusal("Ann Lee", for: .look)
    #expect(error.name == .ambiguous)
    guard case .reference(.severalReservations("Ann Lee", let found))? = error.problems.first?.kind else {
      Issue.record("\(error.problems)")
      return
    }
    #expect(found.map(\.id) == ["r-1", "r-2"] && found.map(\.site) == [1, 2])
    #expect(found.allSatisfy { $0.arrival == "2027-06-01" && $0.departure == "2027-06-03" })
  }

  @Test func `cancelling takes only the one that is to come, whatever else is going on`() throws {
    try reserve()
    try camp.reservations.checkIn("r-1")
    #expect(try refusal("Ann Lee", for: .cancel).name == .notFound)
    try reserve(2, "2027-06-20"..<"2027-06-22")
    #expect(try found("Ann Lee", for: .cancel) == "r-2")
    try reserve(3, "2027-06-25"..<"2027-06-27")
    #expect(try refusal("Ann Lee", for: .cancel).name == .ambiguous)
  }

  @Test func `where none fits the nearest is named with its status`() throws {
    try reserve(2, "2027-06-20"..<"2027-06-22")
    try reserve(1, "2027-06-05"..<"2027-06-07")
    let error = try refusal("Ann Lee", for: .checkIn)
    guard case .reference(.noReservation("Ann Lee", .checkIn, let nearest))? = error.problems.first?.kind else {
      Issue.record("\(error.problems)")
      return
    }
    #expect(error.name == .notFound && nearest?.id == "r-2" && nearest?.status == .reserved)
    #expect(try refusal("Ben Fox", for: .look).problems == [.reference(.noReservation("Ben Fox", .look, nearest: nil))])
  }

  @Test func `two campers of one name have all of their reservations compared`() throws {
    try camp.makeCamper("Ann Lee", phoneNumber: "555-0109")
    try reserve(1, camper: "c-3")
    #expect(try found("Ann Lee", for: .checkIn) == "r-1")
    try reserve(2)
    #expect(try refusal("Ann Lee", for: .checkIn).name == .ambiguous)
  }

  @Test func `a site leads to the party that is on it now`() throws {
    try reserve()
    try reserve(1, "2027-06-03"..<"2027-06-05", camper: "c-2")
    try camp.reservations.checkIn(ReservationReference(site: 1))
    #expect(try found(.init(site: 1), for: .look) == "r-1")
    try camp.reservations.move(ReservationReference(site: 1), to: 2)
    #expect(try found(.init(site: 2), for: .checkOut) == "r-1")
    #expect(try found(.init(site: 1), for: .look) == "r-2")
    #expect(try refusal(.init(site: 9), for: .look).problems.first?.name == "notFound")
  }

  @Test func `money is found by where it is`() throws {
    try reserve()
    try reserve(2, "2027-06-20"..<"2027-06-22")
    let amount = try #require(Amount("20.00"))
    try camp.campground.accounts.pay("r-2", AccountRequest(amount))
    #expect(try found("Ann Lee", for: .refund) == "r-2")
    #expect(try camp.campground.accounts.refund("Ann Lee", AccountRequest(amount)).result.reservation.id == "r-2")
    #expect(try refusal("Ann Lee", for: .refund).name == .notFound)
  }

  @Test func `a hold that has run out cannot be confirmed by its camper's name`() throws {
    try camp.reservations.hold(
      camp.request(1, arrival: TestCampground.today, nights: 1) { $0.camper = "c-1" }, minutes: 30)
    #expect(try found("Ann Lee", for: .confirm) == "r-1")
    let later = Campground(
      store: camp.store, clock: .fixed(TestCampground.today.advanced(by: 1), .midnight), actor: "desk")
    #expect(throws: CampingError.self) { try found("Ann Lee", for: .confirm, at: later) }
  }

  @Test func `digits are an id if there is one, else a phone number`() throws {
    try reserve()
    #expect(try found("1", for: .look) == "r-1")
    #expect(try found("5550101", for: .look) == "r-1")
    #expect(try refusal("77", for: .look).problems == [.reference(.notFound(.reservation, "77", field: "reservation"))])
    #expect(
      try refusal("r-7", for: .look).problems == [
        .reference(.notFound(.reservation, "r-7", field: "reservation"))
      ])
  }

  @Test(arguments: ["HMABC123", "hmabc123", " HMabc123 "])
  func `a number at a source names its reservation as an id does, whatever its status`(ref: String) throws {
    try camp.reserve(1, "2027-06-01"..<"2027-06-03") { ($0.camper, $0.source, $0.ref) = ("c-1", "Airbnb", "HMABC123") }
    let reference = ReservationReference(ref)
    #expect(try found(reference, for: .checkIn) == "r-1")
    try camp.reservations.checkIn(reference)
    try camp.reservations.checkOut(reference)
    #expect(try found(reference, for: .look, at: camp.at("2027-08-01").campground) == "r-1")
    #expect(try camp.at("2027-08-01").reservations.find(reference).status == .checkedOut)
  }

  @Test func `digits are a number at a source where they are nothing else`() throws {
    try camp.reserve(1, "2027-06-01"..<"2027-06-03") { ($0.camper, $0.ref) = ("c-2", "4123456789") }
    #expect(try found("4123456789", for: .checkIn) == "r-1")
    try camp.reserve(2, "2027-06-01"..<"2027-06-03") { ($0.camper, $0.ref) = ("c-2", "5550101") }
    // Ann's phone number.
    #expect(try refusal("5550101", for: .checkIn).name == .notFound)
    try camp.reserve(3, "2027-06-20"..<"2027-06-22") { ($0.camper, $0.ref) = ("c-2", "1") }
    #expect(try found("1", for: .look) == "r-1")
  }

  @Test func `one number of two sources is that of the reservation on which the command can act`() throws {
    for (source, site, days) in [("Airbnb", 1, "2027-06-01"..<"2027-06-03"), ("web", 2, "2027-06-20"..<"2027-06-22")]
      as [(String, SiteNumber, Range<Day>)]
    {
      try camp.reserve(site, days) { ($0.camper, $0.source, $0.ref) = ("c-1", source, "X1") }
    }
    #expect(try found("x1", for: .checkIn) == "r-1")
    #expect(try refusal("x1", for: .cancel).name == .ambiguous)
    #expect(try refusal("x1", for: .checkOut).name == .notFound)
  }

  /// The reservations that may be meant by a text that names none.
  private func near(_ text: ReservationReference, for purpose: ReservationPurpose) throws -> [ReservationID]? {
    let error = try refusal(text, for: purpose)
    guard case .reference(.noReservationCalled(_, purpose, let near))? = error.problems.first?.kind else { return nil }
    return near.map(\.id)
  }

  @Test func `a name that is near lists only those on which the command can act`() throws {
    for number in 3...8 { try camp.makeCamper("Ann Baker \(number)", phoneNumber: "555-010\(number)") }
    try camp.makeCamper("Olga Baker", phoneNumber: "555-0109")
    for (place, site) in ([1, 2] as [SiteNumber]).enumerated() {
      try reserve(site, camper: CamperReference("c-\(place + 3)"))
      try camp.reservations.checkIn(ReservationReference("r-\(place + 1)"))
    }
    try reserve(3, camper: "c-9")
    try reserve(3, "2027-06-20"..<"2027-06-22", camper: "c-5")
    #expect(try near("baker", for: .checkIn) == ["r-3"])
    #expect(try near("baker", for: .checkOut) == ["r-1", "r-2"])
    #expect(try near("olga b", for: .checkIn) == ["r-3"])
    #expect(try near("olga b", for: .checkOut) == nil)
  }

  @Test func `a number that is a site's lists the reservation there`() throws {
    try reserve(3)
    #expect(try near("3", for: .checkIn) == ["r-1"])
    #expect(try near("3", for: .checkOut) == nil)
    #expect(try refusal("7", for: .checkIn).problems.first?.value == "7")
  }

  @Test func `of two parties on a site the one that was there first has it`() throws {
    try camp.importReservations(
      .table(
        "Site,Name,Arrival,Departure,Status", "3,Ann Lee,2027-05-30,2027-06-01,checked-in",
        "3,Ben Fox,2027-06-01,2027-06-03,checked-in", "1,Olga Baker,2027-06-01,2027-06-03,reserved"))
    #expect(try camp.reservations.otherReading(of: "3")?.holder.id == "r-1")
  }
}
