import CampgroundManager
import TestSupport
import Testing

/// The calls with which another program embeds the library, as its documentation writes them.
struct PublicAPITests {
  let camperService: CamperService
  let campSiteService: CampSiteService
  let reservationService: ReservationService

  init() throws {
    let store = try Store(.memory)
    camperService = CamperService(store: store)
    campSiteService = CampSiteService(store: store)
    reservationService = ReservationService(store: store, clock: .fixed("2027-06-01"))
  }

  @Test func `a camper has a name and a phone number`() throws {
    let camper = try camperService.addCamper("Bacon Lover", phoneNumber: "910-543-9000")
    #expect(camper.fullName == "Bacon Lover")
    #expect(camper.phoneNumber == "910-543-9000")
  }

  @Test func `a site has a number and hookups`() throws {
    let campSite = try campSiteService.addCampSite(1, electricity: true, water: true)
    #expect(campSite.siteNumber == 1)
    #expect(campSite.electricity)
    #expect(campSite.water)
    #expect(!campSite.sewer)
  }

  @Test func `a site is got by its number, nil when there is none`() throws {
    try campSiteService.addCampSite(1, electricity: true, water: true)
    try campSiteService.addCampSite("A-07")
    #expect(try campSiteService.getCampSite(1)?.siteNumber == 1)
    #expect(try campSiteService.getCampSite("A-07")?.electricity == false)
    #expect(try campSiteService.getCampSite(2) == nil)
  }

  @Test func `a deleted site is got no more`() throws {
    let campSite = try campSiteService.addCampSite(1)
    try campSiteService.deleteCampSite(campSite)
    #expect(try campSiteService.getCampSite(1) == nil)
    try campSiteService.addCampSite("A-07")
    try campSiteService.deleteCampSite("A-07")
    #expect(try campSiteService.getCampSite("A-07") == nil)
  }

  @Test func `a site is reserved for five nights`() throws {
    let result = try reserve(numberOfNights: 5)
    #expect(result.error == nil)
    #expect(result.reservation.status == .reserved)
    #expect("\(result.reservation.status)" == "Reserved")
    #expect(result.reservation.camper.fullName == "Bacon Lover")
    #expect(result.reservation.siteNumber == 15)
    #expect(result.reservation.departure == "2027-07-09")
    let id = try #require(result.reservation.id)
    #expect(try reservationService.getReservation(id) == result.reservation)
  }

  @Test func `a stay of -1 nights is answered by a draft beside the error`() throws {
    let result = try reserve(numberOfNights: -1)
    #expect("\(result.reservation.status)" == "Invalid")
    #expect(result.reservation.id == nil)
    #expect(result.reservation.numberOfNights == -1)
    #expect(result.reservation.arrival == "2027-07-04")
    #expect(result.reservation.nights == [])

    let error = try #require(result.error)
    #expect(error.domain == "CampingManager")
    #expect(error.code == 5)
    #expect(error.userInfo["Problem"] == "Invalid number of days")
    #expect(error.problems == [.stay(.invalidNumberOfNights(-1))])
    #expect(error.problems.map(\.name) == ["invalidNumberOfNights"])
    #expect(error.problems.map(\.field) == ["nights"])
    #expect(error.problems.map(\.value) == ["-1"])
    #expect(try reservationService.countsByStatus() == [:])
  }

  @Test(arguments: [0, .min, .max])
  func `nights that nobody can stay make a draft`(_ nights: Int) throws {
    let result = try reserve(numberOfNights: nights)
    #expect(result.reservation.status == .invalid)
    #expect(result.reservation.numberOfNights == nights)
    #expect(result.error?.code == 5)
  }

  @Test func `nights that are taken make a draft too`() throws {
    let first = try reserve(numberOfNights: 2).reservation
    let site = try #require(try campSiteService.getCampSite(15))
    let result = try reservationService.reserveCampSite(
      site, camper: first.camper, date: "2027-07-05", numberOfNights: 1)
    #expect(result.reservation.status == .invalid)
    #expect(result.error?.name == .nightsTaken)
    #expect(try reservationService.countsByStatus() == [.reserved: 1])
  }

  private func reserve(numberOfNights: Int) throws -> ReservationResult {
    let camper = try camperService.addCamper("Bacon Lover", phoneNumber: "910-543-9000")
    let campSite = try campSiteService.addCampSite(15, electricity: true, water: true)
    let date = try #require(Day(year: 2027, month: 7, day: 4))
    return try reservationService.reserveCampSite(campSite, camper: camper, date: date, numberOfNights: numberOfNights)
  }
}
