import JSONText
import TestSupport
import Testing

@testable import CampgroundManager

/// The rules and the price of the site that nights move to (domain rules R12, R16).
struct NewSiteTests {
  private let camp = TestCampground(sites: 1, 2)
  let camper: Camper

  init() throws {
    for site in [7, 8] as [SiteNumber] { try camp.makeCampSite(site) { $0.type = "group" } }
    camper = try camp.makeCamper()
  }

  private func reserve(_ site: SiteNumber, _ stay: Range<Day>, override: String? = nil) throws -> ReservationReference {
    let request = try camp.request(site, arrival: stay.lowerBound, nights: stay.count, camper: camper) {
      $0.overrides = Overrides(rules: override)
    }
    return try camp.reservations.reserve(request).reference
  }

  private func limit(_ change: (inout SettingsEdits) -> Void) throws {
    try camp.set {
      $0.type = "group"
      change(&$0)
    }
  }

  private func price() throws {
    try camp.makeRate("Standard", "40.00")
    try camp.makeRate("Group", "120.00") { $0.type = "group" }
  }

  private static let rules: [(name: String, set: @Sendable (inout SettingsEdits) -> Void)] = [
    ("belowMinimumStay", { $0.minNights = .set(4) }), ("aboveMaximumStay", { $0.maxNights = .set(2) }),
    ("closedSeason", { $0.open = Season("10-10..11-30").map(Edit.set) }),
    ("outsideBookingWindow", { $0.windowDays = .set(10) }),
    ("closedToArrival", { $0.closedToArrival = DaySet("sun").map(Edit.set) }),
    ("closedToDeparture", { $0.closedToDeparture = DaySet("wed").map(Edit.set) }),
    ("aboveMaximumConsecutive", { $0.maxConsecutive = .set(2) }),
  ]

  /// From Sunday to Wednesday.
  private static let stay: Range<Day> = "2027-07-04"..<"2027-07-07"

  @Test(arguments: 0..<7) func `each rule of another type is judged, and overridden for a reason`(_ rule: Int) throws {
    try limit(Self.rules[rule].set)
    let made = try reserve(1, Self.stay)
    let error = try camp.refusal { try camp.reservations.move(made, to: 7) }
    #expect(error.problems.map(\.name) == [Self.rules[rule].name])
    #expect(error.remedies == [.override])
    let terms = MoveTerms(overrides: Overrides(rules: "a fallen tree"))
    let moved = try camp.reservations.move(made, to: 7, terms)
    #expect(moved.siteNumber == 7)
    #expect(moved.overridden == error.problems)
    let request = try camp.store.value("SELECT request FROM command ORDER BY id DESC LIMIT 1", as: String.self)
    #expect(request?.contains(#""override":"a fallen tree""#) == true)
    #expect(request?.contains(Self.rules[rule].name) == true)
  }

  @Test(arguments: 0..<7) func `a stay that breaks the rule where it is moves within its type`(_ rule: Int) throws {
    try limit(Self.rules[rule].set)
    let made = try reserve(7, Self.stay, override: "friends")
    #expect(try camp.reservations.move(made, to: 8).siteNumber == 8)
    #expect(try camp.reservations.move(made, to: 1).siteNumber == 1)
  }

  @Test func `a rule of the whole campground is not judged again`() throws {
    try camp.set { $0.minNights = .set(5) }
    let made = try reserve(1, Self.stay, override: "friends")
    #expect(try camp.reservations.move(made, to: 7).overridden.isEmpty)
    try camp.undoLast()
    try limit { $0.minNights = .set(4) }
    #expect(try camp.refusal { try camp.reservations.move(made, to: 7) }.problems.map(\.name) == ["belowMinimumStay"])
  }

  @Test func `nights from a later day on are judged as a stay there that nobody arrives for`() throws {
    try limit {
      $0.minNights = .set(2)
      $0.closedToArrival = DaySet("mon,tue").map(Edit.set)
      $0.windowDays = .set(3)
      $0.maxConsecutive = .set(3)
    }
    let made = try reserve(1, Self.stay)
    #expect(try camp.reservations.move(made, to: 7, from: "2027-07-05").siteNumber == 1)
    try camp.undoLast()
    let error = try camp.refusal { try camp.reservations.move(made, to: 7, from: "2027-07-06") }
    #expect(error.problems.map(\.name) == ["belowMinimumStay"])
    try limit { $0.maxConsecutive = .set(2) }
    let long = try camp.refusal { try camp.reservations.move(made, to: 7, from: "2027-07-05") }
    #expect(long.problems.map(\.name) == ["aboveMaximumConsecutive"])
  }

  @Test func `a party that is there does not arrive again`() throws {
    try limit { $0.closedToArrival = DaySet("sun").map(Edit.set) }
    let made = try reserve(1, Self.stay)
    let camp = camp.at("2027-07-04")
    try camp.reservations.checkIn(made)
    #expect(try camp.reservations.move(made, to: 7).segments.map(\.site) == [7])
  }

  @Test func `a party beyond the limits of the new site moves for a reason, and rules and limits have one each`() throws
  {
    try limit { $0.minNights = .set(4) }
    try camp.sites.changeCampSite(7, SiteEdits { $0.maxPeople = .set(1) })
    let made = try reserve(1, Self.stay)
    let error = try camp.refusal { try camp.reservations.move(made, to: 7) }
    #expect(Set(error.problems.map(\.name)) == ["tooManyPeople", "belowMinimumStay"])
    #expect(error.remedies == [.override, .overrideCapacity])
    for overrides in [Overrides(rules: "x"), Overrides(capacity: "x")] {
      let half = try camp.refusal { try camp.reservations.move(made, to: 7, MoveTerms(overrides: overrides)) }
      #expect(half.problems.count == 1)
    }
    let both = MoveTerms(overrides: Overrides(rules: "x", capacity: "y"))
    #expect(try camp.reservations.move(made, to: 7, both).overridden.count == 2)
  }

  @Test func `the difference is that of the moved nights, with its taxes`() throws {
    try price()
    try camp.makeTax { $0.percent = Percent("10%") }
    let made = try reserve(1, Self.stay)
    let moved = try camp.reservations.move(made, to: 7, from: "2027-07-05")
    #expect(moved.result.difference == 2 * 8800)
    #expect(moved.sums.total == 3 * 4400)
    #expect(try camp.reservations.move(made, to: 8).result.difference == 3 * 8800)
    #expect(try camp.reservations.move(made, to: 2).result.difference == 0)
  }

  @Test func `priced anew, the moved nights cost what they do there, and the others what they did`() throws {
    try price()
    let made = try reserve(1, "2027-07-04"..<"2027-07-08")
    let before = try Contents(of: camp)
    let later = camp.at("2027-07-05")
    try camp.at("2027-07-04").reservations.checkIn(made)
    let checkedIn = try Contents(of: camp)
    let moved = try later.reservations.move(made, to: 7, MoveTerms(reprices: true))
    #expect(moved.result.difference == 3 * 8000)
    #expect(moved.sums.total == 4000 + 3 * 12000)
    #expect(moved.nights.map { $0.price?.amount } == [4000, 12000, 12000, 12000])
    #expect(
      try later.reservations.move(made, to: 8, from: "2027-07-07", MoveTerms(reprices: true)).result.difference == 0)
    try later.undoLast()
    try later.expectUndo(restores: checkedIn)
    try later.expectUndo(restores: before)
  }

  @Test func `a night without a rate there keeps its price`() throws {
    try camp.makeRate("Standard", "40.00") { $0.type = "standard" }
    let made = try reserve(1, Self.stay)
    let moved = try camp.reservations.move(made, to: 7, MoveTerms(reprices: true))
    #expect(moved.result.difference == 0)
    #expect(moved.sums.total == 3 * 4000)
  }

  @Test func `a stay without a price gets one only when it is charged`() throws {
    let made = try reserve(1, Self.stay)
    #expect(try camp.reservations.move(made, to: 2).result.difference == nil)
    try price()
    try camp.makeTax { $0.percent = Percent("10%") }
    #expect(try camp.reservations.move(made, to: 7).sums.total == 0)
    let priced = try camp.reservations.move(made, to: 1, MoveTerms(reprices: true))
    #expect(priced.result.difference == 3 * 4400)
    #expect(priced.sums.total == 3 * 4400)
  }

  @Test func `a swap judges and prices both`() throws {
    try price()
    try limit { $0.minNights = .set(3) }
    let made = try reserve(1, "2027-07-04"..<"2027-07-05")
    let other = try reserve(7, Self.stay)
    let error = try camp.refusal { try camp.reservations.swap(made, with: other) }
    #expect(error.problems.map(\.value) == ["r-1"])
    #expect(error.remedies == [.override])
    let overrides = Overrides(rules: "a fallen tree")
    let kept = try camp.reservations.swap(made, with: other, MoveTerms(overrides: overrides))
    #expect(kept.result.map(\.difference) == [8000, -24000])
    #expect(kept.result.map(\.sums.total) == [4000, 36000])
    #expect(kept.result.map(\.overridden.count) == [1, 0])
    try camp.undoLast()
    let priced = try camp.reservations.swap(made, with: other, MoveTerms(overrides: overrides, reprices: true))
    #expect(priced.result.map(\.sums.total) == [12000, 12000])
  }

  @Test func `an answer that an older release has kept is read`() throws {
    let made = try camp.now(camp.reserve(1, Self.stay, camper: camper))
    let old = try Moved.replay(JSONValue(text: made.answerText), from: camp.store)
    #expect(old.reservation == made)
    #expect(old.difference == nil)
    try price()
    let moved = try camp.reservations.move("r-1", to: 7).result
    let read = try Moved.replay(JSONValue(text: moved.answerText), from: camp.store)
    #expect(read.difference == moved.difference)
    #expect(read.reservation == moved.reservation)
  }
}
