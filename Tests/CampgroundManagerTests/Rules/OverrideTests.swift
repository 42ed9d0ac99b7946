import CampgroundManager
import TestSupport
import Testing

/// The rules that can be overridden, and those that cannot.
struct OverrideTests {
  let camp: TestCampground
  let camper: Camper

  init() throws {
    camp = try TestCampground()
    try camp.makeCampSite(1) {
      $0.maxPeople = .set(4)
      $0.maxVehicles = .set(1)
      $0.maxLength = .set(30)
      $0.equipment = ["tent"]
    }
    camper = try camp.makeCamper()
    try camp.set {
      $0.minNights = 3
      $0.maxNights = .set(7)
      $0.open = Season("05-01..06-30").map(Edit.set)
      $0.windowDays = .set(10)
      $0.closedToArrival = DaySet("sun").map(Edit.set)
      $0.closedToDeparture = DaySet("mon").map(Edit.set)
      $0.maxConsecutive = .set(1)
    }
  }

  private func reserve(
    _ overrides: Overrides, from arrival: Day = "2027-07-04", nights: Int = 1,
    _ change: (inout ReserveRequest) -> Void = { _ in }
  ) throws -> Reserved {
    let request = try camp.request(arrival: arrival, nights: nights, camper: camper) {
      $0.overrides = overrides
      change(&$0)
    }
    return try camp.reservations.reserve(request).result
  }

  private func refusal(
    _ overrides: Overrides, from arrival: Day = "2027-07-04", nights: Int = 1,
    _ change: (inout ReserveRequest) -> Void = { _ in }
  ) throws -> CampingError {
    try camp.refusal { try reserve(overrides, from: arrival, nights: nights, change) }
  }

  private static func large(_ request: inout ReserveRequest) {
    request.party.adults = 6
    request.party.vehicles = 2
    request.party.rigLength = 40
    request.party.equipment = "rv"
  }

  @Test(
    arguments: [
      ("2027-05-30", 8, ["arrivalInPast", "closedToArrival", "aboveMaximumStay", "closedToDeparture"]),
      (
        "2027-07-04", 1,
        ["outsideBookingWindow", "closedToArrival", "belowMinimumStay", "closedToDeparture", "closedSeason"]
      ),
    ] as [(Day, Int, [String])])
  func `the rules of stay and booking are overridden for a reason`(_ arrival: Day, _ nights: Int, _ rules: [String])
    throws
  {
    try camp.set { $0.maxConsecutive = .set(nights == 8 ? 7 : 1) }
    let expected = nights == 8 ? rules + ["aboveMaximumConsecutive"] : rules
    #expect(try refusal(Overrides(), from: arrival, nights: nights).problems.map(\.name) == expected)
    let made = try reserve(Overrides(rules: "a friend of the house"), from: arrival, nights: nights)
    #expect(made.status == .reserved)
    #expect(made.nights.count == nights)
    #expect(made.overridden.map(\.name) == expected)
  }

  @Test func `the journal says why, and what did not count`() throws {
    _ = try reserve(Overrides(rules: "  a friend of the house ", capacity: "one is a baby")) { $0.party.adults = 5 }
    let filter = LogFilter { $0.limit = 1 }
    var requests: [String] = []
    try camp.log.forEachEntry(filter) { requests.append($0.request) }
    let request = try #require(requests.first)
    #expect(request.contains(#""override":"a friend of the house","overrideCapacity":"one is a baby""#))
    #expect(request.contains(#""closedSeason","tooManyPeople"]"#))
  }

  @Test(arguments: [("", "override"), ("  ", "override"), ("a\nb", "override")])
  func `a reason is not blank, and can be kept`(_ reason: String, _ field: String) throws {
    #expect(try refusal(Overrides(rules: reason)).problems.map(\.field) == [field])
    #expect(try refusal(Overrides(rules: "a friend", capacity: reason)).problems.map(\.field) == ["overrideCapacity"])
  }

  @Test func `what a site takes needs a word of its own`() throws {
    let refused = try refusal(Overrides(rules: "a friend"), Self.large)
    #expect(
      refused.problems.map(\.name) == ["tooManyPeople", "tooManyVehicles", "rigTooLong", "equipmentNotPermitted"])
    #expect(refused.remedies == [.overrideCapacity])
    #expect(try reserve(Overrides(rules: "a friend", capacity: "measured it"), Self.large).overridden.count == 9)
  }

  @Test func `what a site takes is no reason to break the rules of stay`() throws {
    let refused = try refusal(Overrides(capacity: "measured it"), Self.large)
    #expect(refused.problems.map(\.name).contains("closedSeason"))
    #expect(!refused.problems.map(\.name).contains("tooManyPeople"))
    #expect(refused.remedies == [.override])
  }

  @Test func `a refusal says what would let it through, when that is enough`() throws {
    #expect(try refusal(Overrides(), Self.large).remedies == [.override, .overrideCapacity])
    #expect(try refusal(Overrides()) { $0.needs.sewer = true }.remedies == [])
  }

  @Test func `nobody overrides what a stay cannot be, or a site does not have`() throws {
    let both = Overrides(rules: "a friend", capacity: "measured it")
    #expect(try refusal(both, nights: 0).problems.map(\.name).contains("invalidNumberOfNights"))
    let endless = try refusal(both, nights: 1001)
    #expect(endless.problems.map(\.name).contains("aboveMaximumStay"))
    #expect(endless.remedies == [])
    #expect(try refusal(both) { $0.party.adults = 0 }.problems.map(\.name) == ["tooFewPeople"])
    #expect(try refusal(both) { $0.needs.sewer = true }.problems.map(\.name) == ["noSewer"])
    _ = try camp.sites.retireCampSite(1)
    #expect(try refusal(both).problems.map(\.name) == ["siteRetired"])
  }

  @Test func `nobody overrides a held night`() throws {
    let both = Overrides(rules: "a friend", capacity: "measured it")
    let first = try reserve(both)
    let error = try refusal(both)
    #expect(error.name == .nightsTaken)
    #expect(error.conflict?.holder.description == first.id?.description)
    #expect(error.alternatives?.stays.map(\.arrival) == ["2027-07-03", "2027-07-05"])
    try camp.blockSite(1, "2027-07-10"..<"2027-07-11")
    #expect(try refusal(both, from: "2027-07-10").name == .nightsTaken)
  }

  @Test func `an override that nothing needs overrides nothing`() throws {
    try camp.set { $0.maxConsecutive = .clear }
    #expect(try reserve(Overrides(rules: "a friend"), from: "2027-06-02", nights: 4).overridden == [])
  }

  @Test func `any site is first one that needs no override`() throws {
    try camp.makeCampSite(2) { $0.type = "cabin" }
    try camp.set {
      $0.type = "cabin"
      $0.maxConsecutive = .set(9)
    }
    func any(nights: Int) throws -> Reserved {
      try reserve(Overrides(rules: "a friend"), from: "2027-06-02", nights: nights) { $0.site = nil }
    }
    let free = try any(nights: 4)
    #expect(free.siteNumber == 2)
    #expect(free.overridden == [])
    #expect(free.siteChosenBecause == .needsNoOverride)
    let other = try any(nights: 4)
    #expect(other.siteNumber == 1)
    #expect(other.overridden.map(\.name) == ["aboveMaximumConsecutive"])
  }

  @Test func `a hold is overridden as a reservation is`() throws {
    let request = try camp.request(arrival: "2027-07-04", nights: 1, camper: camper) {
      $0.overrides = Overrides(rules: "a friend")
    }
    let held = try camp.reservations.hold(request)
    #expect(held.overridden.count == 5)
    #expect(try camp.reservations.confirm(ReservationReference(held.id?.description ?? "")).status == .reserved)
  }
}
