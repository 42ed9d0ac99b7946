import CampgroundManager
import TestSupport
import Testing

struct CheckOutTests {
  private let camp = TestCampground(sites: 1, 2)
  let made: Reserved

  init() throws {
    made = try camp.reserve(1, "2027-07-04"..<"2027-07-07")
    try camp.at("2027-07-04").reservations.checkIn(made.reference)
  }

  @Test func `on the day of departure all nights were used`() throws {
    let left = try camp.at("2027-07-07").reservations.checkOut(made.reference)
    #expect(left.status == .checkedOut)
    #expect(left.nights == made.nights)
    #expect(left.stay == made.stay)
    #expect(left.nightsGivenBack == 0)
    #expect(left.overdueNights == 0)
  }

  @Test func `leaving early gives the nights from today on back in the same command`() throws {
    let left = try camp.at("2027-07-05").reservations.checkOut(made.reference)
    #expect(left.places == ["1@2027-07-04"])
    #expect(left.departure == "2027-07-05")
    #expect(left.nightsGivenBack == 2)
    #expect(left.nightsEarly == 2)
    #expect(left.overdueNights == 0)
    #expect(try camp.at("2027-07-05").reserve(1, "2027-07-05"..<"2027-07-07").status == .reserved)
  }

  @Test func `leaving on the day of arrival has used one night`() throws {
    let left = try camp.at("2027-07-04", "20:00").reservations.checkOut(made.reference)
    #expect(left.places == ["1@2027-07-04"])
    #expect(left.numberOfNights == 1)
    #expect(left.nightsGivenBack == 2)
  }

  @Test func `who leaves when a block has taken tonight keeps no night that is to come`() throws {
    let desk = camp.at("2027-07-04")
    try desk.blockSite(1, "2027-07-04"..<"2027-07-05", isForced: true)
    let left = try desk.reservations.checkOut(made.reference)
    #expect(left.places == [])
    #expect(left.departure == "2027-07-05")
    #expect(left.nightsGivenBack == 2)
  }

  @Test func `leaving late is done, and said to be late`() throws {
    let left = try camp.at("2027-07-09").reservations.checkOut(made.reference)
    #expect(left.status == .checkedOut)
    #expect(left.overdueNights == 2)
    #expect(left.nights == made.nights)
    #expect(left.departure == "2027-07-07")
  }
}
