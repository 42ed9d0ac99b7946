import CampgroundManager
import Persistence
import TestSupport
import Testing

/// Commands whose answer cannot be read after they have written.
struct UnansweredWriteTests {
  private let camp = TestCampground.empty

  /// Adds a site and then finds the store damaged.
  private func addSiteUnanswered() throws {
    try camp.campground.writing(WriteTerms()) {
      try camp.makeCampSite(77)
      throw StoreError.corrupt("a policy cannot be read")
    }
  }

  @Test func `alone it is done, and its error says so`() throws {
    #expect(throws: UnansweredWrite.self) { try addSiteUnanswered() }
    #expect(try camp.sites.getCampSite(77) != nil)
  }

  @Test func `one that failed before it wrote is only refused`() throws {
    try camp.makeCampSite(77)
    #expect(throws: CampingError.self) { try addSiteUnanswered() }
  }

  @Test func `a request that is repeated under its key is known to be done, whatever becomes of its answer`() throws {
    let terms = WriteTerms { $0.key = RequestKey("k", request: "add-site 77") }
    try camp.campground.writing(terms) { _ = try camp.makeCampSite(77) }
    #expect(throws: UnansweredWrite.self) {
      try camp.campground.writing(terms) {
        try camp.makeCampSite(77)
        throw StoreError.inputOutput("the way to the server was lost", applied: false)
      }
    }
  }

  @Test(TestEngine.ofFiles)
  func `a request that is repeated under its key writes nothing, and waits for nobody who does`() throws {
    let folder = TemporaryFolder()
    let terms = WriteTerms { $0.key = RequestKey("k", request: "add-site 77") }
    let add = { (campground: Campground) in
      try campground.writing(terms) { try campground.sites.addCampSite(77, electricity: false, water: false) }
    }
    let first = Campground(store: try Store(folder.location()))
    let site = try add(first)
    let second = Campground(store: try Store(folder.location(), schema: .campground, busyTimeout: .zero))
    try first.store.write {
      let again = try add(second)
      #expect(again.id == site.id)
    }
  }

  @Test func `in a batch it is taken back with what it wrote`() throws {
    try camp.store.write {
      #expect(throws: StoreError.corrupt("a policy cannot be read")) { try addSiteUnanswered() }
      try camp.makeCampSite(78)
    }
    #expect(try camp.sites.getCampSite(77) == nil)
    #expect(try camp.sites.getCampSite(78) != nil)
  }

  @Test func `written together with others it spoils them`() throws {
    #expect(throws: StoreError.misuse(.spoiledWrite)) {
      try camp.campground.writeTogether {
        #expect(throws: StoreError.self) { try addSiteUnanswered() }
      }
    }
    #expect(try camp.sites.getCampSite(77) == nil)
  }

  @Test func `a reservation under a policy that cannot be read is not made`() throws {
    try camp.makeCampSite(1)
    try camp.agree { $0.deposit = Portion("20%") }
    try camp.store.write {
      try camp.store.dropTrigger("policy_stands", of: "policy")
      try camp.store.execute("UPDATE policy SET deposit = 'some'")
    }
    #expect(throws: StoreError.corrupt("a policy cannot be read")) {
      try camp.reserve(1, "2027-07-04"..<"2027-07-07")
    }
    #expect(try camp.count("reservation") == 0)
  }

  @Test(
    TestEngine.ofFiles,
    arguments: [
      "departure = arrival", "departure = -1", "departure = arrival + 1001", "version = 9223372036854775807",
      "policy = 77",
    ] as [SQL])
  func `a reservation whose row is damaged is not changed`(damage: SQL) throws {
    try camp.makeCampSite(1)
    let made = try camp.reserve(1, "2027-07-04"..<"2027-07-07")
    try camp.store.forEach("PRAGMA ignore_check_constraints = ON") { _ in }
    try camp.store.forEach("PRAGMA foreign_keys = OFF") { _ in }
    try camp.store.damage("UPDATE reservation SET \(damage)")
    try camp.store.forEach("PRAGMA foreign_keys = ON") { _ in }
    do {
      try camp.reservations.cancel(made.reference)
      Issue.record("it was cancelled")
    } catch StoreError.corrupt {}
  }
}
