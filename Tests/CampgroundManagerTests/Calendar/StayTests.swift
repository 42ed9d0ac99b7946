import CampgroundManager
import TestSupport
import Testing

struct StayTests {
  @Test func `the departure day is not a night`() throws {
    let stay = try #require(Stay(arrival: "2027-07-01", departure: "2027-07-03"))
    #expect(stay.numberOfNights == 2)
    #expect(Array(stay.nights) == ["2027-07-01", "2027-07-02"])
  }

  @Test func `a stay is said by its departure or by its nights`() {
    let byNights = Stay(arrival: "2027-07-01", numberOfNights: 2)
    #expect(byNights == Stay(arrival: "2027-07-01", departure: "2027-07-03"))
    #expect(byNights?.departure == "2027-07-03")
  }

  @Test(arguments: ["2027-07-01", "2027-06-30"] as [Day])
  func `a departure that does not follow the arrival makes no stay`(_ departure: Day) {
    #expect(Stay(arrival: "2027-07-01", departure: departure) == nil)
  }

  @Test(arguments: [0, -1, .min, .max])
  func `nights that nobody can stay make no stay`(_ nights: Int) {
    #expect(Stay(arrival: "2027-07-01", numberOfNights: nights) == nil)
  }

  @Test func `a stay ends with the calendar at the latest`() {
    #expect(Stay(arrival: "9999-12-30", numberOfNights: 1)?.departure == .latest)
    #expect(Stay(arrival: "9999-12-30", numberOfNights: 2) == nil)
    #expect(Stay(arrival: .latest, numberOfNights: 1) == nil)
  }

  @Test func `a request may ask for what no stay can be`() {
    #expect(StayRequest(arrival: "2027-07-03", departure: "2027-07-01").numberOfNights == -2)
    #expect(StayRequest(arrival: "2027-07-01", departure: "2027-07-03").numberOfNights == 2)
  }
}
