#if PostgreSQL
  import Persistence
  import TestSupport
  import Testing

  @testable import CampgroundManager

  /// A backup is made of whatever rows a server has; the check of it finds what a server that has lost a constraint let in.
  @Suite(.enabled(if: TestEngine.isPostgreSQL, "The tests run on no server"))
  struct ServerBackupTests {
    private let store: Store
    private let folder = TemporaryFolder()

    init() throws {
      store = try ServerPool.shared.newStore()
      let campground = Campground(store: store)
      _ = try campground.sites.addCampSite(SiteNumber(stringLiteral: "12"))
    }

    private func problems() throws -> [Problem] {
      try Campground(store: store).backUp(into: folder.write([], to: "backup.sqlite")).found.problems
    }

    @Test func `a sound campground has a sound backup`() throws {
      #expect(try problems() == [])
    }

    @Test func `every byte of a text comes into the backup as it is`() throws {
      let words = "a\tb\nc\\d\re\u{8}f\u{C}g\u{B}h \\N \\. \u{1F3D5} é \"'"
      try store.write {
        try store.execute("INSERT INTO key (name, request, answer, changed) VALUES (\(words), '', '', 0)")
      }
      let path = try folder.write([], to: "backup.sqlite")
      _ = try Campground(store: store).backUp(into: path)
      #expect(try Store(.file(path)).value("SELECT name FROM key") == words)
    }

    @Test func `a value that no column may have is found in the backup`() throws {
      try store.write {
        try store.execute("ALTER TABLE night DROP CONSTRAINT night_price_check")
        try store.execute(
          "INSERT INTO block (id, version, site, arrival, departure, reason) VALUES (1, 1, 1, 20000, 20001, 'roof')")
        try store.execute("INSERT INTO night (site, night, block, price, rate) VALUES (1, 20000, 1, -1, 'base')")
      }
      #expect(try problems().contains(.check(.damagedFile("CHECK constraint failed in night"))))
    }

    @Test func `a reference to a row that is not there is found in the backup`() throws {
      try store.write {
        try store.execute("ALTER TABLE night DROP CONSTRAINT night_block_fkey")
        try store.execute("INSERT INTO night (site, night, block) VALUES (1, 20000, 7)")
      }
      #expect(try problems().contains(.check(.danglingReference(from: "night", to: "block"))))
    }
  }
#endif
