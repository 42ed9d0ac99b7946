#if PostgreSQL
  import Testing

  @testable import CampgroundManager
  @testable import Persistence

  /// Rows of a batch that a server inserts behind a statement that does not read them.
  @Suite(.enabled(if: ServerSchema.location != nil, "CAMPCTL_TEST_SERVER names no server"))
  struct UnreadRowsOnServerTests {
    private let camp: ServedCampground
    private let store: Store

    init() throws {
      camp = try ServedCampground()
      store = try camp.open(.owner)
    }

    private func add(_ site: Int) throws {
      _ = try CampSiteService(store: store).addCampSite(
        SiteNumber(integerLiteral: site), electricity: false, water: false)
    }

    /// Posts a night of no reservation on no site, which the server refuses.
    private func takeNight() throws {
      try store.execute("INSERT INTO night (site, night, reservation) VALUES (\(Int64(99)), \(Int64(1)), \(Int64(99)))")
    }

    /// Reads sites alone; never the same query twice, which would get its known answer again.
    @discardableResult
    private func count() throws -> Int? {
      let moment = Int.random(in: 1...1_000_000_000)
      return try store.value("SELECT count(*) FROM camp_site WHERE \(moment) > 0")
    }

    private func isRefused(_ body: () throws -> Void) -> Bool {
      do {
        try body()
        return false
      } catch { return error is StoreError }
    }

    @Test func `a row that is refused fails the next flight, and the write with it`() throws {
      var answered = false
      #expect(throws: StoreError.self) {
        try store.write {
          try add(1)
          try takeNight()
          #expect(try count() == 1)
          answered = true
          try count()
        }
      }
      #expect(answered)
      #expect(try count() == 0)
    }

    @Test(arguments: [false, true])
    func `a row that is refused fails the end of the write, and whoever waits for it`(waits: Bool) throws {
      #expect(throws: StoreError.self) {
        try store.write {
          try takeNight()
          try count()
          if waits { #expect(isRefused { try store.settle() }) }
        }
      }
      try add(1)
      #expect(try count() == 1)
    }

    @Test func `a part of a write that is taken back takes such a row with it`() throws {
      struct Enough: Error {}
      try store.write {
        try add(1)
        for _ in 1...2 {
          try? store.write {
            try takeNight()
            #expect(try count() == 1)
            throw Enough()
          }
        }
        try add(2)
      }
      #expect(try count() == 2)
    }

    private func keep(_ key: String) throws {
      try store.execute("INSERT INTO key (name, request, answer, changed) VALUES (\(key), \(""), \(""), \(Int64(0)))")
    }

    @Test func `a text whose preparing was passed over is prepared again`() throws {
      struct Enough: Error {}
      for key in ["a", "b"] { try store.write { try keep(key) } }
      #expect(throws: Enough.self) {
        try store.write {
          try takeNight()
          try keep("c")
          try count()
          throw Enough()
        }
      }
      for key in ["c", "d", "e"] { try store.write { try keep(key) } }
      #expect(try store.value("SELECT count(*) FROM key", as: Int.self) == 5)
    }

    @Test func `a part of a write that ends waits for such a row`() throws {
      try store.write {
        let isRefused = isRefused {
          try store.write {
            try takeNight()
            try count()
          }
        }
        #expect(isRefused)
        try add(1)
      }
      #expect(try count() == 1)
    }

    @Test func `a row is there for a statement that reads its table`() throws {
      try store.write {
        for number in 1...20 {
          try add(number)
          #expect(try count() == number)
          #expect(try store.value("SELECT count(*) FROM command WHERE id < \(1000 + number)", as: Int.self) == number)
          #expect(try store.value("SELECT count(*) FROM change WHERE id < \(1000 + number)", as: Int.self) == number)
        }
      }
    }
  }
#endif
