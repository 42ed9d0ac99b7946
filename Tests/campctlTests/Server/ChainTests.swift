#if PostgreSQL
  import Foundation
  import TestSupport
  import Testing

  @testable import campctl

  /// Commands on a chain of campgrounds, as a user gives them: two that an auditor may read, of which one is in euros and
  /// in Tokyo, and one that nobody else may.
  @Suite(.enabled(if: TestEngine.server != nil, "CAMPCTL_TEST_SERVER names no server"))
  final class ChainTests {
    private let shell = Shell()
    private let mark = "chained_\(UInt32.random(in: 0 ... .max))"
    private let server: String
    private var names: [String] { ["hill", "lake", "own"].map { "\(mark)_\($0)" } }
    private var hill: String { names[0] }
    private var lake: String { names[1] }
    private var own: String { names[2] }

    init() throws {
      server = try #require(TestEngine.server)
      for (name, settings) in [
        (hill, "--currency EUR --time-zone Asia/Tokyo"), (lake, "--currency USD --time-zone America/Phoenix"),
        (own, "--currency USD"),
      ] {
        let lines = [
          "settings \(settings)", "add-site 1,2", "add-rate base --nightly 30", "add-camper Ann --phone 555-0101",
          "reserve --site 1 --camper c-1 --arrive 2027-07-02 --nights 3", "pay r-1 20 --method cash",
        ]
        try #require(try run("init", [name]).status == 0)
        for line in lines { try #require(try run("\(line) --now 2027-06-01", [name]).status == 0) }
      }
      try #require(try psql("CREATE ROLE \(mark) LOGIN").status == 0)
      try #require(try run("grant \(mark) --read", [hill, lake]).status == 0)
    }

    deinit {
      let schemas = names + ["\(mark)_new"]
      _ = try? psql("DROP SCHEMA IF EXISTS \(schemas.joined(separator: ", ")) CASCADE; DROP ROLE IF EXISTS \(mark)")
    }

    private func psql(_ sql: String) throws -> Shell.Result { try shell.run("psql -qX '\(server)' -c '\(sql)'") }

    /// Runs a line on some campgrounds, or on all that the auditor may read.
    private func run(_ line: String, _ names: [String]? = nil) throws -> Shell.Result {
      let choice = names?.joined(separator: ",") ?? "*&user=\(mark)"
      return try shell.run("campctl \(line)", environment: ["CAMPCTL_STORE": "\(server)&campground=\(choice)"])
    }

    private func json(_ line: String, _ names: [String]? = nil) throws -> [[String: Any]] {
      let result = try run("\(line) --json", names)
      #expect(result.status == 0, "\(result.errors)")
      return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    }

    @Test func `lists of all have the campground first, in every format`() throws {
      #expect(try json("list-sites").map { $0["campground"] as? String } == [hill, hill, lake, lake])
      let table = try run("list-campers").output.split(separator: "\n")
      #expect(table[0].hasPrefix("CAMPGROUND ") && table.count == 3 && table[1].hasPrefix("\(hill)  c-1"))
      let sheet = try run("list-sites --csv").output.split(whereSeparator: \.isNewline)
      let column = sheet.map { row in String(row.prefix { $0 != "," }) }
      #expect(column == ["campground", hill, hill, lake, lake])
      #expect(try run("list-reservations --quiet").output == "r-1@\(hill)\nr-1@\(lake)\n")
      #expect(try run("find Ann --jsonl").output.hasPrefix(#"{"campground":"\#(hill)","#))
    }

    @Test func `today is each campground's own`() throws {
      let days = try json("today --now 2027-07-02T20:00").map { $0["day"] as? String }
      #expect(days == ["2027-07-02", "2027-07-02"])
      let text = try run("today --now 2027-07-02").output
      #expect(text.hasPrefix("\(hill)\nFriday 2 July 2027") && text.contains("\n\n\(lake)\nFriday 2 July 2027"))
      let zones = try json("list-payments").map { $0["day"] as? String }
      #expect(zones == ["2027-06-01", "2027-06-01"])
    }

    @Test func `amounts of one currency are added up, and of two are not`() throws {
      let days = "--from 2027-07-01 --before 2027-08-01"
      let sum = try #require(try json("report revenue \(days)", [lake, own]).last)
      #expect(sum["campground"] is NSNull && sum["earned"] as? String == "180.00")
      #expect(try run("report revenue \(days)", [lake, own]).output.contains("\nAll campgrounds\n"))
      #expect(try json("report revenue \(days)").count == 2)
      let words = try run("report revenue \(days)").errors
      #expect(words.contains("nothing is added up, since there are several currencies: EUR and USD."))
      let nights = try #require(try json("report occupancy --by month \(days)").last)
      #expect(nights["occupied"] as? Int == 6)
      let taken = try json("report payments --day 2027-06-01", [lake, own])
      #expect((taken.last?["total"] as? [String: Any])?["received"] as? String == "40.00")
      let held = try json("report deposits --on 2027-06-10", [lake, own]).last?["total"] as? [String: String]
      #expect(held?["held"] == "40.00")
    }

    @Test func `one that may not be read is refused by its name, and left out of all`() throws {
      let refused = try shell.run(
        "campctl list-sites", environment: ["CAMPCTL_STORE": "\(server)&campground=\(lake),\(own)&user=\(mark)"])
      #expect(refused.status == 78 && refused.output.isEmpty)
      #expect(refused.errors.contains("may not read the campground at") && refused.errors.contains(own))
      #expect(try run("list-sites", [lake, "\(mark)_gone"]).errors.contains("There is no campground at"))
      #expect(try psql("REVOKE ALL ON SCHEMA \(hill), \(lake) FROM \(mark)").status == 0)
      let none = try run("list-sites")
      #expect(none.status == 78 && none.errors.contains("This role may read no campground at"))
    }

    @Test func `a command about one campground is refused with their names`() throws {
      let refused = try run("reserve --site 1 --camper c-1 --arrive 2027-08-02 --nights 1")
      #expect(refused.status == 64)
      let words = "campctl reserve works on one campground; name it with campground=NAME, one of \(hill), \(lake)."
      #expect(refused.errors.contains(words))
      #expect(try run("batch </dev/null").errors.contains("campctl batch works on one campground"))
      #expect(try run("report occupancy --html").errors.contains("A page is about one campground"))
      let moved = try run("transfer r-3@\(lake) r-9@\(hill) 5", [lake])
      #expect(moved.status == 64 && moved.errors.contains("nothing moves between campgrounds, neither stays nor money"))
    }

    @Test func `a problem in one campground is the chain's, with its name`() throws {
      #expect(try run("check").status == 0)
      #expect(try psql("DELETE FROM \(lake).night").status == 0)
      let found = try run("check")
      #expect(found.status == 74 && found.output.isEmpty)
      #expect(found.errors.contains("\(lake): ") && !found.errors.contains("\(hill): "))
    }

    @Test func `what is not everywhere is a note, and what is nowhere is refused`() throws {
      #expect(try run("add-camper Bob --phone 555-0102", [lake]).status == 0)
      let bobs = try run("list-reservations --camper Bob")
      #expect(bobs.status == 0 && bobs.errors.contains("\(hill): There is no camper Bob."))
      #expect(try run("list-reservations --camper Zed").status == 4)
    }

    @Test func `rights are given in each campground, and reported by name`() throws {
      #expect(try json("grant \(mark) --front", [hill, lake]).map { $0["campground"] as? String } == [hill, lake])
      #expect(try run("grant --list", [lake, own]).output.contains("\(own)  "))
      let some = try run("grant \(mark) --read", [lake, "\(mark)_gone"])
      #expect(some.status == 6 && some.output.hasPrefix("\(lake)\n") && some.errors.contains("\(mark)_gone: "))
      #expect(try run("grant \(mark)_nobody --read", [lake, own]).status == 4)
      #expect(try json("init", [lake, "\(mark)_new"]).map { $0["isNew"] as? Bool } == [false, true])
    }

    @Test func `the state for monitoring is a line for each campground`() throws {
      for format in ["", " --jsonl"] {
        let lines = try run("info --health\(format)").output.split(separator: "\n")
        #expect(lines.count == 2 && lines[1].hasPrefix(#"{"campground":"\#(lake)","version":""#))
        // On a busy machine the answer may be a second behind the server's clock.
        #expect(lines[1].contains(#""standbys":null,"clockSecondsAhead":"#) && lines[1].hasSuffix(#","ok":true}"#))
      }
    }
  }
#endif
