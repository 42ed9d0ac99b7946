import CampgroundManager
import Persistence
import TestSupport
import Testing

/// Rules that differ for a type of site.
struct TypeRuleTests {
  private let camp = TestCampground(sites: 1)
  let camper: Camper

  init() throws {
    try camp.makeCampSite(2) { $0.type = "cabin" }
    camper = try camp.makeCamper()
    try camp.set {
      $0.open = Season("05-01..10-15").map(Edit.set)
      $0.minNights = 2
      $0.closedToArrival = DaySet("sun").map(Edit.set)
    }
    try setCabins {
      $0.open = Season("all-year").map(Edit.set)
      $0.minNights = 3
      $0.closedToArrival = DaySet("none").map(Edit.set)
    }
  }

  private func setCabins(_ change: (inout SettingsEdits) -> Void) throws {
    try camp.set {
      $0.type = "cabin"
      change(&$0)
    }
  }

  private func problems(_ site: SiteNumber?, _ arrival: Day, nights: Int) throws -> [String] {
    try camp.problems {
      try camp.reservations.reserve(camp.request(site, arrival: arrival, nights: nights, camper: camper))
    }.map(\.name)
  }

  @Test func `a site is judged by its type's rules, and by the campground's where the type says nothing`() throws {
    #expect(try problems(1, "2027-07-04", nights: 2) == ["closedToArrival"])
    #expect(try problems(2, "2027-07-04", nights: 2) == ["belowMinimumStay"])
    #expect(try problems(1, "2027-12-20", nights: 2) == ["closedSeason"])
    #expect(try problems(2, "2027-12-20", nights: 3) == [])
    try camp.set { $0.windowDays = .set(30) }
    #expect(try problems(2, "2027-12-24", nights: 3) == ["outsideBookingWindow"])
    try setCabins { $0.windowDays = .set(300) }
    #expect(try problems(2, "2027-12-24", nights: 3) == [])
  }

  @Test func `a problem has the type when the rule is its own`() throws {
    let own = try rejected { try camp.reserve(2, "2027-07-05"..<"2027-07-06", camper: camper) }
    #expect(own.problems == [.rule(.belowMinimumStay(1, limit: 3, "cabin"))])
    let all = try rejected { try camp.reserve(1, "2027-07-05"..<"2027-07-06", camper: camper) }
    #expect(all.problems == [.rule(.belowMinimumStay(1, limit: 2, nil))])
  }

  @Test func `any site is one that its own rules allow`() throws {
    #expect(try camp.reserve(nil, "2027-12-01"..<"2027-12-04", camper: camper).siteNumber == 2)
    let short = try camp.reserve(nil, "2027-07-05"..<"2027-07-07", camper: camper)
    #expect(short.siteNumber == 1)
    #expect(short.siteChosenBecause == .onlyFree)
  }

  @Test func `when the rules close every site, each reason is named once`() throws {
    try camp.makeCampSite(3)
    #expect(try problems(nil, "2027-07-05", nights: 1) == ["belowMinimumStay", "belowMinimumStay"])
    #expect(try problems(nil, "2027-12-01", nights: 2) == ["closedSeason", "belowMinimumStay"])
  }

  @Test func `sites that the rules allow and somebody holds are taken, not closed`() throws {
    try camp.reserve(2, "2027-12-01"..<"2027-12-04", camper: camper)
    #expect(try rejected { try camp.reserve(nil, "2027-12-01"..<"2027-12-04", camper: camper) }.name == .nightsTaken)
  }

  @Test func `availability gives each site its own reasons`() throws {
    func reasons(_ arrival: Day, nights: Int) throws -> [[String]] {
      let stay = StayRequest(arrival: arrival, numberOfNights: nights)
      return try camp.availability.availability(for: AvailabilityRequest(stay: stay)).map { $0.reasons.map(\.name) }
    }
    #expect(try reasons("2027-07-04", nights: 3) == [["closedToArrival"], []])
    #expect(try reasons("2027-07-05", nights: 2) == [[], ["belowMinimumStay"]])
    #expect(
      try reasons("2027-12-05", nights: 1) == [
        ["closedToArrival", "belowMinimumStay", "closedSeason"], ["belowMinimumStay"],
      ])
  }

  @Test func `what a type says is ended by nothing, and then is as the campground's`() throws {
    try setCabins { $0.minNights = .clear }
    #expect(try problems(2, "2027-07-04", nights: 2) == [])
    try setCabins {
      $0.open = .clear
      $0.closedToArrival = .clear
    }
    #expect(try camp.settings.settings.types == [])
    #expect(try problems(2, "2027-12-19", nights: 2) == ["closedToArrival", "closedSeason"])
  }

  @Test func `a type has no shortest stay above its longest, wherever the two are set`() throws {
    for change: (inout SettingsEdits) -> Void in [
      { $0.maxNights = .set(2) },
      {
        $0.type = "cabin"
        $0.maxNights = .set(2)
      },
    ] {
      let error = try rejected { try camp.set(change) }
      #expect(error.problems == [.settings(.crossedNights(shortest: 3, longest: 2, "cabin"))])
    }
  }

  @Test func `a type has only the rules of stays`() throws {
    let error = try rejected {
      try setCabins {
        $0.currency = "EUR"
        $0.minNights = 0
        $0.maxConsecutive = .set(1001)
      }
    }
    #expect(Set(error.problems.map(\.field)) == ["type", "minNights", "maxConsecutive"])
  }

  @Test func `rules of types are undone and redone with the settings`() throws {
    let before = try camp.settings.settings
    try setCabins {
      $0.maxNights = .set(7)
      $0.closedToDeparture = DaySet("sat,2027-07-04").map(Edit.set)
    }
    let after = try camp.settings.settings
    let undone = try camp.undo.undo()
    #expect(try camp.settings.settings.types == before.types)
    _ = try camp.undo.undo(EntryReference(undone.entry))
    #expect(try camp.settings.settings.types == after.types)
  }

  @Test func `an entry from before there were such rules is undone`() throws {
    let camp = try TestCampground()
    try camp.set { $0.noShowAfter = TimeOfDay("23:59") }
    try camp.set { $0.name = .set("Frozen Lake") }
    // The form of the first release.
    let old =
      #"{"name":"Frozen Lake","timeZone":null,"currency":"USD","checkIn":"15:00","checkOut":"11:00","#
      + #""noShowAfter":"23:59","open":null,"minNights":1,"maxNights":null,"windowDays":null,"version":1}"#
    try camp.store.write {
      try camp.store.execute("UPDATE change SET after = \(old) WHERE id = (SELECT max(id) FROM change)")
    }
    _ = try camp.undo.undo()
    #expect(try camp.settings.settings.name == nil)
  }

  @Test func `the store itself refuses rules that say nothing or cross`() throws {
    for values: SQL in ["('tent', NULL, NULL)", "('tent', 5, 3)", "('tent', 0, NULL)", "('', 2, NULL)"] {
      #expect(throws: StoreError.self) {
        try camp.store.write {
          try camp.store.execute("INSERT INTO type_rules (type, min_nights, max_nights) VALUES \(values)")
        }
      }
    }
  }
}
