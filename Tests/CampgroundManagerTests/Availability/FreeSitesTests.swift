import TestSupport
import Testing

@testable import CampgroundManager

/// The sites that a statement finds free and fitting are those without a reason against them.
struct FreeSitesTests {
  private let camp = TestCampground.empty

  @Test(arguments: 1...3) func `the statement and the reasons agree, whatever is asked`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    for number in 1...40 { try makeSite(number, camp, &chance) }
    var answered = 0
    for _ in 1...300 {
      var request = AvailabilityRequest(stay: StayRequest(arrival: "2027-07-01", numberOfNights: 2))
      request.party = party(&chance)
      request.needs = needs(&chance)
      guard request.party.problems.isEmpty else { continue }
      let explained = try camp.availability.availability(for: request)
      let free = try camp.availability.free(for: request).sites
      #expect(free == explained.filter(\.isAvailable).map(\.site), "\(request)")
      answered += free.count
    }
    #expect(answered > 100)
  }

  @Test func `a program asks for the free sites of a stay`() throws {
    let camp = TestCampground(sites: 1, 2, 3)
    try camp.reserve(2, "2027-07-04"..<"2027-07-06")
    let stay = StayRequest(arrival: "2027-07-05", numberOfNights: 2)
    #expect(try camp.availability.freeSites(for: stay).map(\.siteNumber) == [1, 3])
    let never = StayRequest(arrival: "2027-07-05", numberOfNights: 0)
    #expect(throws: CampingError.self) { try camp.availability.freeSites(for: never) }
  }

  private func makeSite(_ number: Int, _ camp: TestCampground, _ chance: inout SplitMix64) throws {
    var edits = SiteEdits()
    edits.electricity = chance.next(2) == 0
    if edits.electricity == true { edits.amps = [[], [30], [30, 50], [50], [5]][chance.next(5)] }
    edits.water = chance.next(2) == 0
    edits.sewer = chance.next(2) == 0
    edits.pullThrough = chance.next(2) == 0
    edits.accessible = chance.next(2) == 0
    edits.type = ["standard", "tent-only"][chance.next(2)]
    if chance.next(3) > 0 { edits.maxLength = .set(20 + chance.next(3)) }
    if chance.next(3) > 0 { edits.maxPeople = .set(2 + chance.next(3)) }
    if chance.next(4) == 0 { edits.minPeople = 2 }
    if chance.next(3) > 0 { edits.maxVehicles = .set(chance.next(3)) }
    edits.equipment = [[], ["rv"], ["rv-large"], ["rv", "tent"]][chance.next(4)]
    let site = try camp.sites.addCampSite(SiteNumber(integerLiteral: number), edits).result
    if chance.next(8) == 0 { _ = try camp.sites.retireCampSite(site.siteNumber) }
    if chance.next(8) == 0 { try camp.block(site, "2027-07-02"..<"2027-07-03") }
  }

  private func party(_ chance: inout SplitMix64) -> Party {
    var party = Party()
    party.adults = [2, 1, 3, 5, 10_000][chance.next(5)]
    party.children = [0, 1, 10_000][chance.next(3)]
    party.vehicles = chance.next(4)
    if chance.next(3) == 0 { party.rigLength = 19 + chance.next(5) }
    if chance.next(3) == 0 { party.equipment = ["rv", "tent"][chance.next(2)] }
    return party
  }

  private func needs(_ chance: inout SplitMix64) -> SiteNeeds {
    var needs = SiteNeeds()
    if chance.next(4) == 0 { needs.type = "standard" }
    if chance.next(4) == 0 { needs.amps = [[30], [50], [30, 50], [5]][chance.next(4)] }
    needs.electricity = chance.next(6) == 0
    needs.water = chance.next(6) == 0
    needs.sewer = chance.next(6) == 0
    needs.pullThrough = chance.next(6) == 0
    needs.accessible = chance.next(6) == 0
    needs.acceptUnknownLength = chance.next(2) == 0
    return needs
  }

  @Test func `a party that is the largest twice over is still too many for a site`() throws {
    try camp.makeCampSite(1) { $0.maxPeople = .set(8) }
    let error = try rejected {
      try camp.reserve {
        $0.party.adults = 10_000
        $0.party.children = 10_000
      }
    }
    #expect(error.problems.map(\.name) == ["tooManyPeople"])
  }

  @Test func `of many free sites the best is named, and why`() throws {
    try camp.makeCampSite(1) { $0.maxLength = .set(60) }
    try camp.makeCampSite(2) { $0.maxLength = .set(40) }
    let request = AvailabilityRequest(stay: StayRequest(arrival: "2027-07-03", numberOfNights: 2))
    let free = try camp.availability.free(for: request)
    #expect(free.best?.siteNumber == 2)
    #expect(free.because == .smallest(maxLength: 40))
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.reserve(1, "2027-07-05"..<"2027-07-06")
    let full = try camp.availability.free(for: request)
    #expect(full.best?.siteNumber == 1)
    #expect(full.because == .fillsGap)
    try camp.reserve(1, "2027-07-03"..<"2027-07-05")
    #expect(try camp.availability.free(for: request).best == nil)
  }

  @Test func `a hold past its expiry is free for all, and fills no gap`() throws {
    let camp = TestCampground(sites: 1, 2)
    _ = try camp.reservations.hold(camp.request(1, arrival: "2027-07-03", nights: 2), minutes: 10)
    let later = TestCampground(store: camp.store, today: "2027-06-02")
    let during = AvailabilityRequest(stay: StayRequest(arrival: "2027-07-03", numberOfNights: 2))
    #expect(try camp.availability.free(for: during).sites.map(\.siteNumber) == [2])
    #expect(try later.availability.free(for: during).sites.map(\.siteNumber) == [1, 2])
    var window = AvailabilityWindow(arrival: "2027-07-02", before: "2027-07-05", fewestNights: 1, mostNights: 1)
    window.site = 1
    var found: [Day] = []
    try later.availability.forEachStay(in: window) { found.append($0.stay.arrival) }
    #expect(found == ["2027-07-02", "2027-07-03", "2027-07-04"])
    found = []
    try camp.availability.forEachStay(in: window) { found.append($0.stay.arrival) }
    #expect(found == ["2027-07-02"])
  }
}
