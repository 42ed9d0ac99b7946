import TestSupport
import Testing

@testable import CampgroundManager

/// A caller who is added by the command that reserves for them.
struct NewCallerTests {
  private let camp = TestCampground(sites: 1, 2) { try $0.makeCamper() }

  private func request(
    _ name: String = "Ann Lee", _ phone: String = "555-0101", site: SiteNumber? = 1,
    _ change: (inout ReserveRequest) -> Void = { _ in }
  ) throws -> ReserveRequest {
    var request = ReserveRequest(
      camper: CamperReference(name), site: site, stay: StayRequest(arrival: "2027-07-01", numberOfNights: 2))
    request.caller = CamperEdits(fullName: name, phone: phone, email: .set("ann@example.org"))
    change(&request)
    return request
  }

  @Test func `one entry makes the camper and the reservation, and one undo takes back both`() throws {
    let before = try Contents(of: camp)
    let made = try camp.reservations.reserve(request())
    #expect(made.hasAddedCamper)
    #expect(made.camper.fullName == "Ann Lee")
    #expect(made.camper.email == "ann@example.org")
    #expect(try camp.campers.getCamper("c-2") == made.camper)
    #expect(try camp.entries()[0].changes.map(\.id) == ["c-2", "r-1"])
    #expect(try camp.entries()[0].request.contains(#""camper":"c-2""#))
    #expect(try !camp.entries()[0].request.contains("Ann"))
    try camp.expectUndo(restores: before)
  }

  @Test func `a camper of that name and phone digits is taken, and stays as it is`() throws {
    let made = try camp.reservations.reserve(request("bacon lover", "(910) 543 9000"))
    #expect(!made.hasAddedCamper)
    #expect(made.camper.id == "c-1")
    #expect(made.camper.email == nil)
    #expect(try camp.count("camper") == 1)
    // Another number is another person.
    #expect(try camp.reservations.reserve(request("Bacon Lover", "555-0102", site: 2)).camper.id == "c-2")
  }

  @Test func `a refused reservation makes no camper, and all problems are named at once`() throws {
    let error = try camp.refusal { try camp.reservations.reserve(request(" ", "1") { $0.party.adults = 0 }) }
    #expect(error.code == 5)
    #expect(Set(error.problems.map(\.name)) == ["tooFewPeople", "emptyName", "invalidPhoneNumber"])
    try camp.reserve(1)
    #expect(try camp.refusal { try camp.reservations.reserve(request()) }.code == 3)
    #expect(try camp.refusal { try camp.reservations.reserve(request(site: 9)) }.code == 4)
  }

  @Test func `a new caller holds, waits, and takes several sites as well`() throws {
    #expect(try camp.reservations.hold(request()).camper.id == "c-2")
    let both = try camp.reservations.reserve(request(site: nil) { $0.stay.arrival = "2027-08-01" }, on: .any(2))
    #expect(both.result.map(\.camper.id) == ["c-2", "c-2"])
    var wish = WaitlistRequest(camper: "Tent Pole", wish: StayWish(arrive: "2027-07-01", minNights: 2))
    wish.caller = CamperEdits(fullName: "Tent Pole", phone: "555-0103")
    #expect(try camp.waitlist.join(wish).camper == "c-3")
    try camp.undoLast()
    #expect(try camp.campers.getCamper("c-3") == nil)
  }

  @Test func `another stay of a camper on the same nights is known`() throws {
    let made = try camp.reservations.reserve(request())
    #expect(made.result.alsoHas == nil)
    #expect(try camp.reservations.reserve(request(site: nil)).result.alsoHas == "r-1")
    #expect(try camp.reserve(1, "2027-07-03"..<"2027-07-04", camper: made.camper).alsoHas == nil)
    try camp.cancel(made.result)
    #expect(try camp.reserve(1, "2027-07-01"..<"2027-07-02", camper: made.camper).alsoHas == "r-2")
  }
}
