import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// A whole campground leaves and comes back as the same, to the byte.
@Suite struct WholeCampgroundTests {
  private let camp = TestCampground.empty

  private func requireSame(_ camp: Campground) throws {
    let files = try WholeFiles(of: camp)
    let taken = try files.taken()
    #expect(try WholeFiles(of: taken.campground).differences(from: files) == [])
    #expect(try StoredRows(of: taken.store).differences(from: StoredRows(of: camp.store)) == [])
    try requireSameWithoutJournal(camp)
  }

  private func requireSameWithoutJournal(_ camp: Campground) throws {
    let files = try WholeFiles(of: camp, withJournal: false)
    let taken = try files.taken()
    #expect(try WholeFiles(of: taken.campground, withJournal: false).differences(from: files) == [])
    let (rows, others) = try (StoredRows(of: taken.store), StoredRows(of: camp.store, without: StoredTable.journal))
    #expect(rows.differences(from: others) == [])
  }

  @Test(arguments: [1, 2027, 77]) func `a campground of random commands`(seed: UInt64) throws {
    var walk = try Walk(seed: seed)
    for _ in 0..<300 { try walk.step() }
    try requireSame(walk.camp)
  }

  @Test func `rows are the same in slices of any length, each once and in order`() throws {
    var walk = try Walk(seed: 2027)
    for _ in 0..<200 { try walk.step() }
    try walk.camp.store.write {
      for name in ["b", "é", "B", "a b"] {
        try walk.camp.store.execute(
          "INSERT INTO key (name, request, answer, changed) VALUES (\(name), '{}', '{}', 0)")
      }
    }
    for part in WholeParts(store: walk.camp.store, clock: walk.camp.clock).all(withJournal: true) {
      guard var part = part as? RowPart else { continue }
      var whole: [String] = []
      try part.forEachLine { whole.append($0) }
      #expect(whole.count > 3 && whole.count < part.slice, "\(part.name)")
      part.slice = 2
      var sliced: [String] = []
      try part.forEachLine { sliced.append($0) }
      #expect(sliced == whole, "\(part.name)")
    }
  }

  @Test(arguments: FilledThing.all) func `a thing of which every field is filled`(thing: FilledThing) throws {
    for sample in try thing.samples() { try requireSame(sample.camp.campground) }
  }

  @Test func `an empty campground`() throws {
    #expect(try WholeFiles(of: TestCampground().campground).taken().count("camper") == 0)
  }

  @Test func `a camper who was merged into a later one`() throws {
    let other = try camp.makeCamper("Ann Lee", phoneNumber: "555-0101")
    let kept = try camp.makeCamper("Ann M. Lee", phoneNumber: "555-0102")
    _ = try camp.people.merge(CamperReference(kept.id), CamperReference(other.id))
    try requireSame(camp.campground)
  }

  @Test func `the numbers of what is gone are not given again`() throws {
    _ = try camp.makeCamper("Ann Lee", phoneNumber: "555-0101")
    try camp.undo.undo()
    #expect(try WholeFiles(of: camp.campground).taken().makeCamper("Ann Lee", phoneNumber: "555-0101").id == "c-2")
  }

  @Test func `without a journal the entries are numbered on, and the check has nothing to say`() throws {
    _ = try camp.makeCamper("Ann Lee", phoneNumber: "555-0101")
    try camp.agree { $0.early = .refund }
    let taken = try WholeFiles(of: camp.campground, withJournal: false).taken()
    #expect(try taken.checks.check().isSound)
    #expect(try taken.log.newest.rawValue == 0)
    _ = try taken.campers.changeCamper("c-1", CamperEdits(notes: .set("early")))
    #expect(try taken.log.newest.rawValue == camp.log.newest.rawValue + 1)
    #expect(try taken.checks.check().isSound)
    try taken.undo.undo()
    #expect(try taken.checks.check().isSound)
  }

  @Test func `a store that has anything takes nothing`() throws {
    let files = try WholeFiles(of: camp.campground)
    _ = try camp.makeCamper()
    let before = try StoredRows(of: camp.store).lines
    #expect(throws: CampingError.self) { try files.take(into: camp.campground) }
    #expect(try StoredRows(of: camp.store).lines == before)
  }

  @Test func `every table of a store is in one of the files`() throws {
    let tables = WholeParts(store: camp.store, clock: camp.clock).all(withJournal: true).flatMap(\.tables)
    #expect(Set(try StoredTable.all(in: camp.store).map(\.name)) == Set(tables.map(\.description)))
  }

  @Test(TestEngine.ofFiles) func `every table that numbers its rows goes on with its numbers`() throws {
    let numbered = try TestCampground().store.rows(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'"
    ) { try $0[0] as String }
    #expect(Set(numbered) == Set(WholeSums.numbered.map(\.description)))
  }
}
