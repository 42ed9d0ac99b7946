import CampgroundManager
import TestSupport
import Testing

/// Nights that are out of sale.
struct BlockTests {
  private let camp = TestCampground(sites: 1, 2)

  private func refusal(_ days: Range<Day>, isForced: Bool = false, reason: String = "new gravel") throws -> CampingError
  {
    try camp.refusal { try camp.blockSite(1, days, reason: reason, isForced: isForced) }
  }

  @Test func `a blocked night is nobody's to reserve, and the nights beside it are`() throws {
    let block = try camp.blockSite(1, "2027-07-04"..<"2027-07-07").block
    #expect(block.id.description == "b-1")
    #expect(block.numberOfNights == 3)
    let error = try rejected { try camp.reserve(1, "2027-07-06"..<"2027-07-08") }
    #expect(error.conflict?.holder == .block(block.id))
    #expect(error.conflict?.departure == "2027-07-07")
    try camp.reserve(1, "2027-07-02"..<"2027-07-04")
    try camp.reserve(1, "2027-07-07"..<"2027-07-09", camper: camp.campers.find("c-1"))
  }

  @Test func `a block over stays is refused with each of them`() throws {
    let first = try camp.reserve(1, "2027-07-01"..<"2027-07-05")
    let second = try camp.reserve(1, "2027-07-06"..<"2027-07-08", camper: first.camper)
    try camp.reserve(1, "2027-07-09"..<"2027-07-10", camper: first.camper)
    let error = try refusal("2027-07-04"..<"2027-07-09")
    #expect(error.name == .nightsTaken)
    #expect(error.conflict?.holder.description == first.id?.description)
    #expect(error.problems.map(\.name) == ["nightsTaken", "nightsTaken"])
    guard case .nights(.taken(let last)) = error.problems.last?.kind else { throw error }
    #expect(last.holder.description == second.id?.description)
    #expect(error.remedies == [.force])
  }

  @Test func `those in the way of a block are named in the order of their nights, whoever reserved first`() throws {
    let later = try camp.reserve(1, "2027-07-06"..<"2027-07-08")
    let first = try camp.reserve(1, "2027-07-01"..<"2027-07-05", camper: later.camper)
    let error = try refusal("2027-07-04"..<"2027-07-09")
    #expect(error.conflict?.holder.description == first.id?.description)
    #expect(error.problems.first == error.conflict.map { .nights(.taken($0)) })
  }

  @Test func `a block over another block is refused, forced or not`() throws {
    try camp.blockSite(1, "2027-07-04"..<"2027-07-07")
    try camp.reserve(1, "2027-07-07"..<"2027-07-08")
    let plain = try refusal("2027-07-05"..<"2027-07-09")
    #expect(plain.problems.count == 2)
    #expect(plain.remedies == [])
    let forced = try refusal("2027-07-05"..<"2027-07-09", isForced: true)
    #expect(
      forced.problems == [
        .nights(.taken(Conflict(site: 1, arrival: "2027-07-04", departure: "2027-07-07", holder: .block("b-1"))))
      ])
  }

  @Test(arguments: ["", "  ", "a\u{7}b"]) func `a block has a reason that can be kept`(reason: String) throws {
    let error = try refusal("2027-07-04"..<"2027-07-05", reason: reason)
    #expect(error.name == .invalidRequest)
    #expect(error.problems.map(\.field) == ["reason"])
  }

  @Test(arguments: [0, -3, 1001, .max]) func `a block is 1 to 1,000 nights long`(nights: Int) throws {
    let stay = StayRequest(arrival: "2027-07-04", numberOfNights: nights)
    let error = try rejected { try camp.blocks.block(BlockRequest(site: 1, stay: stay, reason: " ")) }
    #expect(error.problems.map(\.name) == ["emptyReason", "invalidNumberOfNights"])
  }

  @Test func `a site that there is not is named before what else is wrong`() throws {
    let error = try rejected { try camp.blockSite(9, "2027-07-04"..<"2027-07-04", reason: "") }
    #expect(error.problems.map(\.field) == ["site"])
    #expect(error.name == .notFound)
  }

  @Test func `a hold past its expiry is in nobody's way`() throws {
    let store = try Store(.memory)
    let noon = Campground(store: store, clock: .fixed("2027-06-01", TimeOfDay(minutes: 720) ?? .midnight))
    _ = try noon.sites.addCampSite("1")
    let camper = try noon.campers.addCamper("Bacon Lover", phoneNumber: "910-543-9000")
    let stay = StayRequest(arrival: "2027-07-04", numberOfNights: 2)
    let request = ReserveRequest(camper: CamperReference(camper.id), site: "1", stay: stay)
    _ = try noon.reservations.hold(request, minutes: 30)
    let asked = BlockRequest(site: "1", stay: stay, reason: "new gravel")
    #expect(throws: CampingError.self) { try noon.blocks.block(asked) }
    let later = Campground(store: store, clock: .fixed("2027-06-01", TimeOfDay(minutes: 750) ?? .midnight))
    #expect(try later.blocks.block(asked).displaced == [])
    #expect(try later.reservations.find("r-1").status == .expired)
  }

  @Test func `blocks are listed by day, narrowed to a site and days`() throws {
    try camp.makeCampSite(10)
    try camp.blockSite(10, "2027-07-04"..<"2027-07-06")
    try camp.blockSite(2, "2027-07-04"..<"2027-07-05")
    try camp.blockSite(2, "2027-07-01"..<"2027-07-04")
    func ids(_ change: (inout BlockFilter) -> Void = { _ in }) throws -> [String] {
      try camp.blocks.listBlocks(BlockFilter(change)).map(\.id.description)
    }
    #expect(try ids() == ["b-3", "b-2", "b-1"])
    #expect(try ids { $0.site = 2 } == ["b-3", "b-2"])
    #expect(try ids { $0.from = "2027-07-05" } == ["b-1"])
    #expect(try ids { $0.before = "2027-07-04" } == ["b-3"])
  }
}
