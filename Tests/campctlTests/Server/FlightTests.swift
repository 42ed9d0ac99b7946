#if PostgreSQL
  import Arguments
  import Persistence
  import TestSupport
  import Testing

  @testable import CampgroundManager
  @testable import campctl

  /// The round trips to a server that the commonest commands need beside the connection: each is at least the way there and
  /// back, and all but the last of a write while nobody else can write.
  @Suite(.enabled(if: TestEngine.isPostgreSQL, "The tests run on no server"))
  struct FlightTests {
    private let store: Store

    init() throws {
      store = try ServerPool.shared.newStore()
      let campground = Campground(store: store)
      for number in ["12", "14", "15"] { try campground.sites.addCampSite(SiteNumber(stringLiteral: number)) }
      try run("add-camper 'Ann Lee' --phone 555-0101")
      try run("add-rate base --nightly 30")
      try run("policy --deposit 1-night")
      try run("reserve --site 12 --camper c-1 --arrive 2027-07-02 --nights 3")
    }

    /// Runs a command as a process does, and returns its flights.
    @discardableResult
    private func run(_ line: String) throws -> Int {
      let words = Words.of(line)
      let found = try #require(try CommandRegistry.campctl.find(words[...]))
      let common = ["--store", store.location.description, "--now", "2027-07-02T16:00"]
      let invocation = try found.entry.reader.invocation(Array(found.rest + common)[...])
      let session = try Session(invocation.common)
      // A transaction that lingered would keep deleted rows from being forgotten.
      defer { session.store?.leave() }
      let command: any CampgroundCommand = try #require(invocation.command.onCampground)
      _ = try session.run(invocation, command)
      return try #require(session.store).flights
    }

    @Test func `reserving needs three round trips`() throws {
      #expect(try run("reserve --site 14 --camper 'Ann Lee' --arrive 2027-08-02 --nights 3") <= 3)
      #expect(try run("hold --site 15 --camper c-1 --arrive 2027-09-02 --nights 3") <= 3)
    }

    @Test func `more rules and more sites take no more round trips`() throws {
      for rule in ["A --min-nights 2", "B --max-nights 14 --in-days 30", "C --min-gap 2"] {
        try run("add-rule \(rule)")
      }
      let lines = ["reserve --any-site", "reserve --site 14", "quote --site 15", "availability"].map { line in
        "\(line)\(line.hasPrefix("reserve") ? " --camper c-1" : "") --arrive 2027-09-02 --nights 3"
      }
      let before = try lines.map { try run($0) }
      for number in 20..<26 {
        try run("add-site \(number)")
        try run("add-rule 'Rule \(number)' --site \(number) --min-gap 3 --min-nights 2")
      }
      #expect(try lines.map { try run($0.replacing("09-02", with: "11-02")) } == before)
    }

    @Test func `a check takes no more round trips for more reservations`() throws {
      let before = try flightsOfCheck()
      for site in [12, 14, 15] {
        for month in 1...9 {
          try run("reserve --site \(site) --camper c-1 --arrive 2028-0\(month)-02 --nights 2")
        }
      }
      #expect(try flightsOfCheck() == before)
    }

    /// The engine's own part is left out: it has a look for each index while another test has amcheck installed.
    private func flightsOfCheck() throws -> Int {
      let desk = try Store(store.location, access: .existing)
      #expect(try Campground(store: desk).checks.checkRowsAlone().problems == [])
      return desk.flights
    }

    @Test func `a common command needs at most four round trips with taxes, discounts, 40 sites and a group of 39`()
      throws
    {
      for number in 16...52 { try run("add-site \(number)") }
      for line in [
        "add-camper 'Cub Leader' --phone 555-0103", "add-tax city --percent 5%", "add-tax state --per-person-night 1",
        "add-discount Seniors --percent 10%",
        "reserve --any-site --count 39 --camper c-2 --arrive 2027-07-10 --nights 3 --group Cubs",
      ] { try run(line) }
      let flights = try Self.common.map { (line: $0, count: try run($0)) }
      #expect(flights.filter { $0.count > 4 }.map { "\($0.count): \($0.line)" } == [])
    }

    private static let common = [
      "add-camper 'Bea Low' --phone 555-0102", "change-camper c-1 --email ann@example.org",
      "availability --arrive 2027-08-02 --nights 2", "quote --site 14 --arrive 2027-08-02 --nights 2",
      "reserve --any-site --camper c-1 --arrive 2027-08-02 --nights 2",
      "reserve --site 15 --camper c-1 --arrive 2027-08-04 --nights 2 --discount Seniors",
      "hold --any-site --camper c-1 --arrive 2027-08-06 --nights 2", "change r-1 --adults 3", "change r-1 --nights 4",
      "move r-1 --site 14", "check-in r-1", "charge r-1 12 --memo wood", "pay r-1 20 --method cash", "refund r-1 5",
      "waive r-1 5 --because noise", "discount r-1 5 --because noise", "account r-1", "receipt r-1", "confirmation r-1",
      "show-reservation r-1", "check-out r-1", "cancel r-2",
      "block-site 15 --from 2027-09-01 --nights 2 --because roof", "today", "turnover", "chart", "find Ann",
      "list-sites",
      "list-campers", "list-reservations", "list-arrivals", "list-balances", "show-camper c-1", "show-site 12",
    ]
  }

  /// The words of a line, of which those in single quotes have blanks.
  private enum Words {
    static func of(_ line: String) -> [String] {
      line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { place, part in
        place.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
      }
    }
  }
#endif
