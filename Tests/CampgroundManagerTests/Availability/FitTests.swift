import CampgroundManager
import TestSupport
import Testing

struct FitTests {
  private let camp = TestCampground.empty

  /// The reasons of a site with these features against a request for these.
  private func reasons(
    at site: (inout SiteEdits) -> Void = { _ in }, for ask: (inout AvailabilityRequest) -> Void = { _ in }
  ) throws -> [String] {
    try camp.makeCampSite(1, site)
    var request = AvailabilityRequest(stay: StayRequest(arrival: "2027-07-01", numberOfNights: 1))
    ask(&request)
    return try #require(try camp.availability.availability(for: request).first).reasons.map(\.name)
  }

  @Test(arguments: [(5, ["tooManyPeople"]), (4, []), (2, []), (1, ["tooFewPeople"])])
  func `a site takes a certain number of people`(_ people: Int, _ expected: [String]) throws {
    let found = try reasons(
      at: {
        $0.minPeople = 2
        $0.maxPeople = .set(4)
      },
      for: {
        $0.party.adults = 1
        $0.party.children = people - 1
      })
    #expect(found == expected)
  }

  @Test(arguments: [(3, ["tooManyVehicles"]), (2, [])])
  func `a site takes a certain number of vehicles`(_ vehicles: Int, _ expected: [String]) throws {
    #expect(try reasons(at: { $0.maxVehicles = .set(2) }, for: { $0.party.vehicles = vehicles }) == expected)
  }

  @Test(arguments: [(41, ["rigTooLong"]), (40, [])])
  func `a site takes rigs of a certain length`(_ length: Int, _ expected: [String]) throws {
    #expect(try reasons(at: { $0.maxLength = .set(40) }, for: { $0.party.rigLength = length }) == expected)
  }

  @Test(arguments: [(false, ["rigLengthUnknown"]), (true, [])])
  func `a length that nobody knows fits only who accepts that`(_ accepts: Bool, _ expected: [String]) throws {
    let found = try reasons(
      at: {
        $0.maxLength = .set(0)
      },
      for: {
        $0.party.rigLength = 10
        $0.needs.acceptUnknownLength = accepts
      })
    #expect(found == expected)
  }

  @Test func `who says no length is not judged by it`() throws {
    #expect(try reasons(at: { $0.maxLength = .set(1) }) == [])
  }

  @Test(arguments: [("tent", []), ("rv", ["equipmentNotPermitted"])])
  func `a site permits certain equipment`(_ equipment: String, _ expected: [String]) throws {
    #expect(try reasons(at: { $0.equipment = ["tent"] }, for: { $0.party.equipment = Slug(equipment) }) == expected)
  }

  @Test func `a site that permits nothing in particular permits any equipment`() throws {
    #expect(try reasons(for: { $0.party.equipment = "yurt" }) == [])
  }

  @Test func `a site lacks what it does not offer`() throws {
    let found = try reasons(
      at: {
        $0.electricity = false
        $0.water = false
      },
      for: {
        $0.needs.type = "rv"
        $0.needs.electricity = true
        $0.needs.amps = [30, 50]
        $0.needs.water = true
        $0.needs.sewer = true
        $0.needs.pullThrough = true
        $0.needs.accessible = true
      })
    #expect(found == ["otherType", "noElectricity", "noWater", "noSewer", "notPullThrough", "notAccessible", "noAmps"])
  }

  @Test func `a site does that offers more than is asked for`() throws {
    let found = try reasons(
      at: {
        $0.type = "rv"
        $0.amps = [20, 30, 50]
        $0.sewer = true
      },
      for: {
        $0.needs.type = "rv"
        $0.needs.amps = [30, 50]
        $0.needs.water = true
      })
    #expect(found == [])
  }
}
