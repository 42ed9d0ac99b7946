import TestSupport
import Testing

@testable import CampgroundManager

/// Several sites blocked by one command: all of them or none.
struct SeveralBlocksTests {
  private let camp = TestCampground { camp in
    try camp.makeCampSites(1, 2, 3) { $0.loop = .set("Lake") }
    try camp.makeCampSite("C1") { ($0.loop, $0.type) = (.set("Lake"), "cabin") }
    try camp.makeCampSite("C2") { $0.type = "cabin" }
  }

  private func block(
    _ sites: BlockedSites, _ days: Range<Day> = "2027-07-01"..<"2027-07-04", isForced: Bool = false
  ) throws -> [Blocked] {
    let stay = StayRequest(arrival: days.lowerBound, departure: days.upperBound)
    return try camp.blocks.blockSeveral(
      BlockRequest(sites: sites, stay: stay, reason: "pipes", isForced: isForced)
    ).result
  }

  @Test func `each site has a block of its own, and one undo ends all`() throws {
    let before = try Contents(of: camp)
    let made = try block(.numbered([3, 1]))
    #expect(made.map(\.block.id) == ["b-1", "b-2"])
    #expect(made.map(\.block.site) == [3, 1])
    #expect(try camp.count("night") == 6)
    #expect(try camp.count("command WHERE name = 'block-site'") == 1)
    try camp.expectUndo(restores: before)
  }

  @Test func `a loop and a type mean their sites in service`() throws {
    try camp.campground.sites.retireCampSite(2)
    #expect(try block(.group(loop: "lake", type: nil)).map(\.block.site) == [1, 3, "C1"])
    try camp.undoLast()
    #expect(try block(.group(loop: nil, type: "cabin")).map(\.block.site) == ["C1", "C2"])
    try camp.undoLast()
    #expect(try block(.group(loop: "Lake", type: "cabin")).map(\.block.site) == ["C1"])
    let missing = try camp.refusal { try block(.group(loop: "Hill", type: nil)) }
    #expect(missing.problems == [.reference(.notFound(.loop, "Hill", field: "loop", near: nil))])
    #expect(try camp.refusal { try block(.group(loop: nil, type: "yurt")) }.code == 4)
  }

  @Test func `a site of the loop that is blocked already for all of the nights stays as it is`() throws {
    try camp.blockSite(2, "2027-06-01"..<"2027-09-01")
    try camp.blockSite(3, "2027-07-03"..<"2027-07-05")
    #expect(try camp.refusal { try block(.group(loop: "Lake", type: nil)) }.problems.map(\.value) == ["3"])
    let night: Range<Day> = "2027-07-03"..<"2027-07-04"
    #expect(try block(.group(loop: "Lake", type: nil), night).map(\.block.site) == [1, "C1"])
    let again = try camp.refusal { try block(.group(loop: "Lake", type: nil), night) }
    #expect(again.problems.map(\.value) == ["1", "2", "3", "C1"])
  }

  @Test func `every holder on every site is named, and nothing is kept`() throws {
    try camp.reserve(1)
    try camp.reserve(3)
    try camp.blockSite("C1", "2027-07-03"..<"2027-07-05")
    let error = try camp.refusal { try block(.numbered([1, 2, 3, "C1"])) }
    #expect(error.code == 3)
    #expect(error.problems.map(\.value) == ["1", "3", "C1"])
    #expect(try camp.refusal { try block(.numbered([1, 9, 8])) }.problems.map(\.value) == ["9", "8"])
    #expect(try camp.refusal { try block(.numbered([2, 2])) }.problems == [.site(.repeated(2))])
  }

  @Test func `a party on two of the sites is displaced from both, and is given the sites that are free`() throws {
    try camp.makeCampSite("D1")
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-05")
    try camp.reservations.move(made.reference, to: 2, from: "2027-07-03")
    let blocked = try block(.numbered([1, 2]), isForced: true)
    #expect(blocked.map { $0.block.displacedNights.map(\.night) } == [["2027-07-01", "2027-07-02"], ["2027-07-03"]])
    let left = try camp.now(made)
    #expect(left.places == ["2@2027-07-04"])
    #expect(left.version == 3)
    let id = try #require(made.id)
    #expect(blocked[0].places == [id: [3, "C1", "C2", "D1"]])
    #expect(blocked[1].places == [id: [3, "C1", "C2", "D1"]])
    try camp.undoLast()
    #expect(try camp.now(made).nights.count == 4)
  }
}
