import Persistence
import Testing

/// Locations of several campgrounds in a server, as a person writes them.
struct StoreChainTests {
  @Test(
    arguments: [
      ("postgresql://host/camps?campground=*", nil),
      ("postgresql://host/camps?sslmode=require&campground=%2A", nil),
      ("postgresql://host/camps?campground=lakeside,hilltop", ["hilltop", "lakeside"]),
      ("postgresql://host/camps?campground=lake,hill,lake&user=ann", ["hill", "lake"]),
    ] as [(String, [String]?)])
  func `a chain is all campgrounds of a database, or some by their names`(text: String, names: [String]?) throws {
    let chain = try #require(try StoreTarget(text).chain)
    #expect(chain.names == names)
    #expect(try StoreTarget(chain.description) == .chain(chain))
    #expect(try StoreLocation("\(chain.server("hill"))") == .server(chain.server("hill")))
  }

  @Test(arguments: ["postgresql://host/camps?campground=lake", "postgresql://host/camps", "/srv/lake,hill", "memory"])
  func `every other location is one store`(text: String) throws {
    #expect(try StoreTarget(text) == .store(try StoreLocation(text)))
  }

  @Test(arguments: [
    ("lake,", StoreLocationProblem.campgroundName("")), ("lake,*", .campgroundName("*")),
    ("lake,Hill", .campgroundName("Hill")), ("**", .campgroundName("**")),
  ])
  func `a list has names of campgrounds alone`(names: String, problem: StoreLocationProblem) {
    #expect(throws: problem) { try StoreTarget("postgresql://host/camps?campground=\(names)") }
  }
}
