#if PostgreSQL
  import Foundation
  import TestSupport
  import Testing

  @testable import CampgroundManager
  @testable import Persistence

  /// Links to a server that is slow, silent or busy, and statements that it does not take.
  @Suite(.enabled(if: ServerSchema.location != nil, "CAMPCTL_TEST_SERVER names no server"))
  struct LinkOnServerTests {
    private let camp: ServedCampground
    private let store: Store

    init() throws {
      camp = try ServedCampground()
      store = try camp.open(.owner)
    }

    private func error(_ body: () throws -> Void) -> StoreError? {
      do {
        try body()
        return nil
      } catch { return error as? StoreError }
    }

    /// The tests' server behind a host that takes connections and says nothing.
    private func server(behind silent: SilentHost, _ more: String = "") throws -> StoreServer {
      let location = try #require(ServerSchema.location)
      let both = location.replacing("host=", with: "host=127.0.0.1,").replacing("port=", with: "port=\(silent.port),")
      #expect(both != location)
      return try #require(try StoreServer("\(both)&campground=\(camp.name)\(more)"))
    }

    @Test func `a host that is silent is passed over for the next one`() throws {
      let silent = try SilentHost()
      #expect(try PostgreSQLLink(server(behind: silent), within: .seconds(2)).host != "127.0.0.1")
    }

    @Test func `a role that the next host does not know is refused, as at the first`() throws {
      let silent = try SilentHost()
      let refused = error { _ = try PostgreSQLLink(server(behind: silent, "&user=nobody_at_all"), within: .seconds(2)) }
      guard case .unusable(_, .refusedByServer)? = refused else {
        throw StoreError.corrupt("\(String(describing: refused))")
      }
    }

    @Test func `where all hosts are silent, nobody waits longer than for one`() throws {
      let (one, other) = (try SilentHost(), try SilentHost())
      let location = "postgresql:///camp?host=127.0.0.1,127.0.0.1&port=\(one.port),\(other.port)"
      let server = try #require(try StoreServer(location))
      let refused = error { _ = try PostgreSQLLink(server, within: .milliseconds(400)) }
      guard case .unusable(_, .unreachable("no answer in time"))? = refused else {
        throw StoreError.corrupt("\(String(describing: refused))")
      }
    }

    @Test func `a statement that the library refuses costs the link, and no later answer`() throws {
      let numbers: SQL = SQL.joined((0..<70_000).map { "\($0)" }, by: ", ")
      let refused = error {
        _ = try store.rows("SELECT id FROM camp_site WHERE id IN (\(numbers))") { try $0[0] as Int }
      }
      #expect(refused == .inputOutput("the server, or the way to it, was lost", applied: false))
      #expect(try store.value("SELECT 4711", as: Int.self) == 4711)
      try store.damage("UPDATE camp_site SET version = 2")
      #expect(try store.value("SELECT 4712", as: Int.self) == 4712)
    }

    @Test func `a reader waits for a lock as long as a writer`() throws {
      let reader = try Store(camp.location(), access: .existing, busyTimeout: .milliseconds(200))
      try camp.link.run("BEGIN; LOCK TABLE \(camp.name).camp_site IN ACCESS EXCLUSIVE MODE")
      #expect(error { _ = try reader.value("SELECT count(*) FROM camp_site", as: Int.self) } == .busy)
      try camp.link.run("ROLLBACK")
      #expect(try reader.value("SELECT count(*) FROM camp_site", as: Int.self) == 0)
    }

    @Test func `a statement that a server does not know is no damage`() throws {
      let found = error { _ = try store.value("SELECT count(*) FROM camp_site FOR UPDATE", as: Int.self) }
      guard case .inputOutput(let words, applied: false)? = found else {
        throw StoreError.corrupt("\(String(describing: found))")
      }
      #expect(words.hasSuffix("(0A000)"))
      guard case .corrupt? = error({ _ = try store.value("SELECT nothing FROM camp_site", as: Int.self) }) else {
        throw StoreError.corrupt("a missing column is none")
      }
    }

    @Test func `a row that is refused is no damage`() throws {
      let found = error {
        try store.write {
          try store.execute(
            "INSERT INTO night (site, night, reservation) VALUES (\(Int64(99)), \(Int64(1)), \(Int64(99)))")
        }
      }
      #expect(found == .constraint(.foreignKey))
    }

    @Test func `reads that a later write expects travel together, whatever an earlier one expected`() throws {
      func reads(_ tables: [SQL]) -> [() throws -> Void] {
        tables.map { table in { _ = try store.value("SELECT count(*) FROM \(table)", as: Int.self) } }
      }
      func flights(_ tables: [SQL]) throws -> Int {
        let before = store.flights
        try store.write {
          store.expect(reads(tables))
          try store.execute("UPDATE camp_site SET version = version + 1")
          for read in reads(tables) { try read() }
        }
        return store.flights - before
      }
      let first = try flights(["camper", "block"])
      try store.write {
        store.expect(reads(["rate", "tax"]))
        for read in reads(["rate", "tax"]) { try read() }
        try store.execute("UPDATE camp_site SET version = version + 1")
      }
      #expect(try flights(["item", "discount"]) == first)
    }

    @Test(arguments: [58, 63]) func `a campground with a long name is replaced twice, and kept twice`(letters: Int)
      throws
    {
      let camp = try ServedCampground(letters: letters)
      let place = try camp.location()
      let folder = TemporaryFolder()
      let backup = try folder.write([], to: "backup.sqlite")
      _ = try Campground(store: try camp.open(.owner)).backUp(into: backup)
      var kept: [String] = []
      for _ in 1...2 {
        kept.append(try #require(try Restoration(of: backup, at: place, folder: folder.path).replace()))
      }
      #expect(Set(kept).count == 2)
      for text in kept {
        #expect(try Store(try StoreLocation(text)).value("SELECT count(*) FROM camp_site", as: Int.self) == 0)
        let name = try #require(text.split(separator: "campground=").last?.split(separator: "&").first)
        try camp.link.run("DROP SCHEMA \(PostgreSQLName.quoted(String(name))) CASCADE")
      }
    }
  }

  /// A port of this machine on which connections are taken, and nobody says a word.
  private final class SilentHost {
    let port: UInt16
    private let listener: Int32

    init() throws {
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let bound = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
          bind(listener, place, size) == 0 && listen(listener, 8) == 0 && getsockname(listener, place, &size) == 0
        }
      }
      (self.listener, port) = (listener, UInt16(bigEndian: address.sin_port))
      guard bound else { throw StoreError.inputOutput("no port", applied: nil) }
    }

    deinit { close(listener) }
  }
#endif
