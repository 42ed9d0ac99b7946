#if PostgreSQL
  import Arguments
  import Persistence
  import TestSupport
  import Testing

  @testable import CampgroundManager
  @testable import campctl

  /// The round trips to a server for several campgrounds: as many as for one, beside the look which ones there are.
  @Suite(.enabled(if: TestEngine.isPostgreSQL, "The tests run on no server"))
  struct ChainFlightTests {
    private let stores: [Store]

    init() throws {
      stores = try (0..<10).map { _ in try ServerPool.shared.newStore() }
      for (place, store) in stores.enumerated() {
        let campground = Campground(store: store)
        for number in ["12", "14", "15"] { try campground.sites.addCampSite(SiteNumber(stringLiteral: number)) }
        for line in Self.beginning.dropLast(place % 2) { try run(line, at: store) }
      }
    }

    private static let beginning = [
      "add-camper Ann --phone 555-0101", "add-rate base --nightly 30", "add-rule A --min-nights 1",
      "add-item Wood --price 5",
      "reserve --site 12 --camper c-1 --arrive 2027-07-02 --nights 3", "pay r-1 20 --method cash",
      "block-site 14 --from 2027-09-01 --nights 2 --because roof", "charge r-1 12 --memo wood",
    ]

    private func invocation(_ line: String, at location: String) throws -> Invocation {
      let words = line.split(separator: " ").map(String.init)
      let found = try #require(try CommandRegistry.campctl.find(words[...]))
      let common = ["--store", location, "--now", "2027-07-02T16:00"]
      return try found.entry.reader.invocation(Array(found.rest + common)[...])
    }

    @discardableResult
    private func run(_ line: String, at store: Store) throws -> Int {
      let invocation = try invocation(line, at: store.location.description)
      let session = try Session(invocation.common)
      let command: any CampgroundCommand = try #require(invocation.command.onCampground)
      // A list is read when it is printed.
      _ = try session.run(invocation, command).ids
      return try #require(session.store).flights
    }

    /// The flights of the first campgrounds together, and the answer of each.
    private func runTogether(_ line: String, _ count: Int) throws -> (flights: Int, parts: [ChainPart]) {
      let names = try stores.prefix(count).map { store in
        guard case .server(let server) = store.location else { throw StoreError.busy }
        return server.campground
      }
      let invocation = try invocation(line, at: "\(TestEngine.server ?? "")&campground=\(names.joined(separator: ","))")
      let chain = try #require(try invocation.common.resolvedStore().target.chain)
      let session = try ChainSession(chain, invocation.common)
      let command: any CampgroundCommand = try #require(invocation.command.onCampground)
      let parts = try session.answers(invocation, command)
      return (session.flights, parts)
    }

    private static let questions = [
      "list-sites", "list-reservations", "list-campers", "list-balances", "list-payments", "list-blocks", "list-rates",
      "list-arrivals", "list-waitlist", "find Ann", "availability --arrive 2027-08-02 --nights 2", "today", "info",
      "info --health", "report occupancy", "report revenue", "report payments", "report taxes", "report deposits",
      "report balances", "report lead-time",
    ]

    @Test func `ten campgrounds take one round trip more than one`() throws {
      for line in Self.questions {
        let one = try stores.map { try run(line, at: $0) }.max() ?? 0
        let (three, ten) = (try runTogether(line, 3), try runTogether(line, 10))
        #expect(three.flights <= one + 1 && ten.flights <= one + 1, "\(line)")
        #expect(ten.parts.compactMap(\.campground).count == 10)
      }
    }

    @Test func `a check of all takes one round trip more than that of one`() throws {
      let one = try stores.map { try run("check", at: $0) }.max() ?? 0
      #expect(try runTogether("check", 10).flights <= one + 1)
    }

    @Test func `the state for monitoring takes two round trips`() throws {
      #expect(try runTogether("info --health", 10).flights <= 2)
      #expect(try run("info --health", at: stores[0]) <= 2)
      #expect(try run("info --health --backups /nowhere", at: stores[0]) <= 2)
    }
  }
#endif
