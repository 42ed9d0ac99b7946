import Foundation
import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// Each kind of damage is found and named.
struct CheckTests {
  /// Two reservations with prices, one cancelled, a block that displaces, a payment, a waitlist entry, and an undone
  /// entry.
  func camp() throws -> TestCampground {
    let camp = TestCampground(sites: 1, 2, 3)
    try camp.makePrices()
    try camp.set { $0.name = .set("Frozen Lake") }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-04")
    try camp.pay(made, 5000)
    try camp.cancel(camp.reserve(2, "2027-06-03"..<"2027-06-05"))
    try camp.blockSite(1, "2027-07-03"..<"2027-07-05", isForced: true)
    try camp.join("2027-08-10"..<"2027-08-12")
    try camp.reserve(3, "2027-07-01"..<"2027-07-02")
    try camp.undoLast()
    return camp
  }

  func problems(after damage: (Store) throws -> Void) throws -> [Problem] {
    let camp = try camp()
    try #require(try camp.checks.check().problems == [])
    try camp.campground.store.write { try damage(camp.campground.store) }
    return try camp.checks.check().problems
  }

  func expect(
    _ names: String..., sourceLocation: SourceLocation = #_sourceLocation, after damage: (Store) throws -> Void
  ) throws {
    let found = try problems(after: damage)
    #expect(Set(found.map(\.name)) == Set(names), "\(found)", sourceLocation: sourceLocation)
  }

  @Test func `a campground at work is sound`() throws {
    #expect(try camp().checks.check() == Checkup())
    #expect(try TestCampground().checks.check() == Checkup())
  }

  @Test(arguments: SchemaTests.versions)
  func `a store of each released schema is sound`(version: Int) throws {
    let folder = TemporaryFolder()
    let frozen = SchemaTests.fixtures.appendingPathComponent("\(version).sqlite")
    chmod(try folder.write(try Data(contentsOf: frozen), to: "camp.sqlite"), 0o600)
    let store = try Store(folder.location(), access: .existing)
    #expect(try Campground(store: store, clock: .fixed("2027-06-01")).checks.check().problems == [])
  }

  @Test func `forgetting and merging people leave it sound`() throws {
    let camp = try camp()
    let other = try camp.makeCamper("Bacon L.", phoneNumber: "910-543-9001")
    _ = try camp.people.merge(CamperReference("c-1"), CamperReference(other.id))
    #expect(try camp.checks.check().problems == [])
    let alone = try camp.makeCamper("Maple Syrup", phoneNumber: "555-0101")
    _ = try camp.people.forget(CamperReference(alone.id))
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `a night that is gone is what the account and the journal do not say`() throws {
    try expect("accountDiffers", "differsFromJournal") {
      try $0.execute("DELETE FROM night WHERE night = \(Day("2027-07-01"))")
    }
  }

  @Test func `a night outside of the stay is named`() throws {
    try expect("nightOutsideStay", "differsFromJournal") {
      try $0.execute("UPDATE night SET night = night - 30 WHERE night = \(Day("2027-07-01"))")
    }
  }

  @Test func `a night on two sites is named`() throws {
    let found = try problems {
      try $0.execute(
        """
        INSERT INTO night (site, night, reservation, price, rate)
        SELECT 2, night, reservation, price, rate FROM night WHERE night = \(Day("2027-07-01"))
        """)
    }
    #expect(found.map(\.name).contains("nightHeldTwice"))
  }

  @Test func `a night of what was cancelled is named`() throws {
    try expect("nightKept", "differsFromJournal") {
      try $0.execute("INSERT INTO night (site, night, reservation) VALUES (2, \(Day("2027-06-03")), 2)")
    }
  }

  @Test func `a price that is not what is charged is named, with both`() throws {
    let found = try problems {
      try $0.execute("UPDATE night SET price = price + 100 WHERE night = \(Day("2027-07-01"))")
    }
    #expect(found.contains(.mismatch(.accountDiffers("r-1", .nights, line: "", charged: 10505, agreed: 10605))))
  }

  @Test func `a block without a night of its own, and one that keeps another's, are named`() throws {
    let lost = try problems { try $0.execute("DELETE FROM night WHERE block = 1 AND night = \(Day("2027-07-04"))") }
    #expect(lost.map(\.name) == ["blockDiffers"])
    let kept = try problems { try $0.execute("UPDATE displaced_night SET night = night + 9") }
    #expect(kept.map(\.name).contains("displacedOutsideBlock"))
  }
}

/// A check in two threads, as of a file that is not being written to, finds what one finds.
extension CheckTests {
  @Test(TestEngine.ofFiles) func `two threads find what one finds`() throws {
    for damage in [
      "UPDATE reservation SET departure = arrival - 1 WHERE id = 1",
      "UPDATE reservation SET taxes = 'none' WHERE id = 1",
      "UPDATE reservation SET camper = 7 WHERE id = 1", "DELETE FROM night", "UPDATE camp_site SET water = 0",
      "DELETE FROM change WHERE kind = 'ledger'", "UPDATE command SET batch = 3 WHERE id = 2", "DELETE FROM campground",
    ] as [SQL] {
      let folder = TemporaryFolder()
      let path = try folder.write([], to: "camp.sqlite")
      chmod(path, 0o600)
      try camp().campground.store.copy(into: path)
      let store = try Store(folder.location("camp.sqlite"))
      let checks = Campground(store: store).checks
      #expect(try checks.check() == Checkup())
      try store.write { try store.dropTrigger("change_stays", of: "change") }
      try store.forEach("PRAGMA ignore_check_constraints = ON") { _ in }
      try store.writeWithoutReferences { try store.execute(damage) }
      try store.forEach("PRAGMA ignore_check_constraints = OFF") { _ in }
      let alone = try store.write { try checks.check() }
      #expect(alone.problems.count > 1, "\(damage.text)")
      #expect(try checks.check() == alone, "\(damage.text)")
    }
  }
}
