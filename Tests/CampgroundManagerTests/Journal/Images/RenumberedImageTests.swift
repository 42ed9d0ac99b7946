import TestSupport
import Testing

@testable import CampgroundManager

/// Nothing but a site's own history has its former number, of whatever kind it is.
struct RenumberedImageTests {
  @Test(arguments: FilledThing.all)
  func `every kind of thing names a site by its new number`(thing: FilledThing) throws {
    for sample in try thing.samples() {
      let camp = sample.camp
      guard try camp.sites.getCampSite("A-07") != nil else { continue }
      let before = try Contents(of: camp)
      let former = try camp.places(naming: "A-07")
      try camp.renumber("A-07", as: "ZQ77")
      #expect(try camp.places(naming: "A-07") == [])
      #expect(try camp.places(naming: "ZQ77") == former)
      #expect(try camp.checks.check().problems == [])
      try camp.undoLast()
      #expect(try Contents(of: camp) == before)
      #expect(try camp.places(naming: "ZQ77") == [])
    }
  }

  @Test func `that is tried with each kind that can name a site`() throws {
    var places: Set<String> = []
    for sample in try FilledThing.all.flatMap({ try $0.samples() }) {
      places.formUnion(try sample.camp.places(naming: "A-07"))
    }
    let kinds = ["block", "discount", "feed-wait", "rate", "reservation", "rule", "waitlist"]
    #expect(kinds.filter { !places.contains("change.after of a \($0)") } == [])
    #expect(places.isSuperset(of: ["camp_site.number", "discount.rule"]))
  }
}
