import CampgroundManager
import Testing

@testable import campctl

/// Chains of campgrounds in configuration files.
struct ChainConfigurationTests {
  private func read(_ text: String) -> ConfigurationReader {
    ConfigurationReader(Array(text.utf8), of: ConfigurationFile(path: "/c"), home: nil)
  }

  @Test func `a chain has a name like a store`() throws {
    let reader = read("store = all\n[chain all]\nlocation = postgresql://host/camps?campground=*\n")
    #expect(reader.problems == [])
    #expect(reader.stores.map(\.name) == ["all"])
    #expect(reader.stores.map(\.target.description) == ["postgresql://host/camps?campground=*"])
    #expect(read("store = postgresql://host/camps?campground=a,b").problems == [])
  }

  @Test(arguments: [
    ("[store all]\nlocation = postgresql://host/camps?campground=*", ConfigurationProblem.Fault.chainInStore),
    ("[chain all]\nlocation = postgresql://host/camps?campground=lake", .oneInChain),
    ("[chain all]\nlocation = /srv/lake", .oneInChain),
    ("[chain all]\nlocation = postgresql://host/camps?campground=a,B", .location(.campgroundName("B"))),
    ("[chain all]", .noLocation("all")),
    ("[chain a]\nlocation = postgresql://h?campground=*\n[store a]\nlocation = memory", .repeatedStore("a", line: 1)),
  ])
  func `a section says whether it names a chain`(text: String, fault: ConfigurationProblem.Fault) {
    #expect(read(text).problems.map(\.fault).first == fault)
  }
}
