import TestSupport
import Testing

@testable import CampgroundManager

/// Blocks that imports and calendars make and move, which no service has judged.
struct BlockTableTests {
  private let camp = TestCampground(sites: 1) {
    try $0.reserve(1, "2027-07-04"..<"2027-07-06")
    try $0.blockSite(1, "2027-07-10"..<"2027-07-11")
  }

  @Test func `a block over a stay is refused with its holder, a new one and one that moves`() throws {
    let table = BlockTable(store: camp.store, clock: camp.campground.clock)
    let before = try #require(try table.block("b-1"))
    var moved = before
    (moved.from, moved.before) = ("2027-07-05", "2027-07-07")
    for write in [{ _ = try table.insert(moved) }, { try table.update(moved) }] {
      let refused = try rejected { try camp.store.write { try write() } }
      #expect(refused.name == .nightsTaken && refused.conflict?.holder == .reservation("r-1", .reserved))
    }
    #expect(try table.block("b-1") == before)
  }
}
