import CampgroundManager
import TestSupport
import Testing

/// The refusals of a request; each leaves the store as it was.
struct ReserveRuleTests {
  private let camp = TestCampground { camp in
    try camp.makeCampSite(1) {
      $0.minPeople = 2
      $0.maxPeople = .set(6)
      $0.maxVehicles = .set(1)
      $0.maxLength = .set(40)
      $0.equipment = ["tent"]
    }
  }

  private func refusal(
    arrival: Day = "2027-07-01", nights: Int = 2, _ change: (inout ReserveRequest) -> Void = { _ in }
  ) throws -> CampingError {
    let request = try camp.request(arrival: arrival, nights: nights, change)
    return try camp.refusal { try camp.reservations.reserve(request) }
  }

  @Test(arguments: [0, -1, .min])
  func `a stay has a night at least`(_ nights: Int) throws {
    let error = try refusal(nights: nights)
    #expect(error.problems.map(\.name) == ["invalidNumberOfNights"])
    #expect(error.problems.map(\.value) == ["\(nights)"])
  }

  @Test func `a stay ends with the calendar at the latest`() throws {
    #expect(try refusal(arrival: .latest, nights: 1).problems.map(\.name) == ["invalidNumberOfNights"])
  }

  @Test func `nobody arrives in the past`() throws {
    let problems = try refusal(arrival: "2027-05-31").problems
    #expect(problems == [.rule(.arrivalInPast("2027-05-31", today: "2027-06-01"))])
    #expect(problems.map(\.name) == ["arrivalInPast"])
  }

  @Test(
    arguments: [
      (-1, 3, ["invalidNumberOfPeople"]), (3, -1, ["invalidNumberOfPeople"]), (0, 0, ["tooFewPeople"]),
      (10_001, 0, ["invalidNumberOfPeople"]), (7, 0, ["tooManyPeople"]), (1, 0, ["tooFewPeople"]),
      (.max, .max, ["invalidNumberOfPeople", "invalidNumberOfPeople"]),
    ] as [(Int, Int, [String])])
  func `a party has as many people as the site takes`(_ adults: Int, _ children: Int, _ expected: [String]) throws {
    #expect(
      try refusal { ($0.party.adults, $0.party.children) = (adults, children) }.problems.map(\.name) == expected)
  }

  @Test(arguments: [(-1, "invalidNumberOfVehicles"), (2, "tooManyVehicles")])
  func `a party has as many vehicles as the site takes`(_ vehicles: Int, _ expected: String) throws {
    #expect(try refusal { $0.party.vehicles = vehicles }.problems.map(\.name) == [expected])
  }

  @Test(arguments: [(0, "invalidLength"), (-1, "invalidLength"), (41, "rigTooLong")])
  func `a rig is as long as the site takes`(_ length: Int, _ expected: String) throws {
    #expect(try refusal { $0.party.rigLength = length }.problems.map(\.name) == [expected])
  }

  @Test func `a party sleeps in what the site permits, and the site offers what it needs`() throws {
    #expect(try refusal { $0.party.equipment = "rv" }.problems.map(\.name) == ["equipmentNotPermitted"])
    #expect(try refusal { $0.needs.sewer = true }.problems.map(\.name) == ["noSewer"])
  }

  @Test func `a retired site takes no reservation`() throws {
    _ = try camp.sites.retireCampSite(1)
    #expect(try refusal().problems.map(\.name) == ["siteRetired"])
  }

  @Test func `notes and plates are text that can be kept`() throws {
    let error = try refusal {
      $0.notes = "a\nb"
      $0.party.plates = String(repeating: "x", count: 101)
    }
    #expect(error.problems.map(\.field) == ["plates", "notes"])
    #expect(error.problems.map(\.name) == ["textTooLong", "controlCharacters"])
  }

  @Test func `all that is wrong is named at once`() throws {
    let error = try refusal(arrival: "2027-05-01", nights: 0) {
      $0.party.adults = 7
      $0.party.vehicles = 2
      $0.party.rigLength = 41
      $0.party.equipment = "rv"
      $0.needs.sewer = true
      $0.notes = "a\0b"
    }
    #expect(error.name == .invalidRequest)
    #expect(
      Set(error.problems.map(\.name)) == [
        "invalidNumberOfNights", "arrivalInPast", "tooManyPeople", "tooManyVehicles", "rigTooLong",
        "equipmentNotPermitted", "noSewer", "controlCharacters",
      ])
  }
}
