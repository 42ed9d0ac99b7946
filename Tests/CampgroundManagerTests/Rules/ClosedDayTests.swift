import CampgroundManager
import TestSupport
import Testing

/// Days without arrivals or departures, judged apart from every other rule.
struct ClosedDayTests {
  private let camp = TestCampground(sites: 1)

  private func problems(_ arrival: Day, nights: Int) throws -> [String] {
    let camper = try camp.reservations.getReservation(ReservationID(rawValue: 1))?.camper
    let problems = try camp.problems {
      try camp.reservations.reserve(camp.request(arrival: arrival, nights: nights, camper: camper))
    }
    return problems.map { "\($0.name) \($0.field ?? "") \($0.value ?? "")" }
  }

  @Test func `nobody arrives on a day that is closed to arrival`() throws {
    try camp.set { $0.closedToArrival = DaySet("sun,2027-07-05").map(Edit.set) }
    #expect(try problems("2027-07-04", nights: 2) == ["closedToArrival arrive 2027-07-04"])
    #expect(try problems("2027-07-05", nights: 2) == ["closedToArrival arrive 2027-07-05"])
    // A stay over such days, or until one, begins on another.
    #expect(try problems("2027-07-03", nights: 8) == [])
    #expect(try problems("2027-07-12", nights: 6) == [])
  }

  @Test func `nobody leaves on a day that is closed to departure`() throws {
    try camp.set { $0.closedToDeparture = DaySet("sat,2027-07-07").map(Edit.set) }
    #expect(try problems("2027-07-01", nights: 2) == ["closedToDeparture depart 2027-07-03"])
    #expect(try problems("2027-07-05", nights: 2) == ["closedToDeparture depart 2027-07-07"])
    #expect(try problems("2027-07-03", nights: 1) == [])
  }

  @Test func `every rule is judged apart, and all that are broken are named`() throws {
    try camp.set {
      $0.open = Season("05-01..07-05").map(Edit.set)
      $0.minNights = 3
      $0.windowDays = .set(7)
      $0.closedToArrival = DaySet("sun").map(Edit.set)
      $0.closedToDeparture = DaySet("2027-07-06").map(Edit.set)
      $0.maxConsecutive = .set(1)
    }
    let error = try rejected { try camp.reservations.reserve(camp.request(arrival: "2027-07-04", nights: 2)) }
    #expect(
      error.problems.map(\.name) == [
        "outsideBookingWindow", "closedToArrival", "belowMinimumStay", "closedToDeparture", "closedSeason",
        "aboveMaximumConsecutive",
      ])
    #expect(error.remedies == [.override])
  }

  @Test func `the nearest free stays and the sites that are free obey the rules`() throws {
    try camp.makeCampSite(2) { $0.type = "cabin" }
    try camp.set { $0.closedToArrival = DaySet("sun,mon,tue").map(Edit.set) }
    try camp.set {
      $0.type = "cabin"
      $0.minNights = 4
    }
    try camp.reserve(1, "2027-07-07"..<"2027-07-10")
    let error = try rejected { try camp.reserve(1, "2027-07-07"..<"2027-07-10", camper: camp.campers.find("c-1")) }
    #expect(error.alternatives?.sites == [])
    // From 4 July and from 10 July the site is free as well: a Sunday, and a Saturday.
    #expect(error.alternatives?.stays.map(\.arrival) == ["2027-07-03", "2027-07-10"])
  }
}
