import TestSupport
import Testing

@testable import CampgroundManager

/// Rules of stays with a name; 2027-07-02 is a Friday.
struct NamedRuleTests {
  private let camp = TestCampground(sites: 1, 2)
  let camper: Camper

  init() throws {
    try camp.makeCampSite(3) { $0.type = "cabin" }
    camper = try camp.makeCamper()
  }

  private func makeFourth(_ change: (inout RuleEdits) -> Void = { _ in }) throws {
    try camp.makeRule("July 4th") {
      ($0.from, $0.before, $0.minNights) = (.set("2027-07-02"), .set("2027-07-06"), 3)
      change(&$0)
    }
  }

  private func problems(_ site: SiteNumber?, _ days: Range<Day>) throws -> [String] {
    try problems {
      try camp.reservations.reserve(
        camp.request(site, arrival: days.lowerBound, nights: days.count, camper: camper))
    }
  }

  private func problems(_ body: () throws -> Any) throws -> [String] {
    do {
      _ = try body()
      return []
    } catch let error as CampingError {
      #expect(error.remedies == [.override])
      return error.problems.withValues
    }
  }

  @Test func `a shortest stay is for every stay that has one of the rule's nights`() throws {
    try makeFourth()
    #expect(try problems(1, "2027-07-05"..<"2027-07-07") == ["belowMinimumStay 2"])
    #expect(try problems(nil, "2027-07-01"..<"2027-07-03") == ["belowMinimumStay 2"])
    #expect(try problems(1, "2027-07-06"..<"2027-07-07") == [])
    #expect(try problems(1, "2027-07-03"..<"2027-07-06") == [])
  }

  @Test func `for arrivals it is for those alone that arrive on them`() throws {
    try makeFourth { $0.forArrivals = true }
    #expect(try problems(1, "2027-07-01"..<"2027-07-03") == [])
    #expect(try problems(1, "2027-07-03"..<"2027-07-05") == ["belowMinimumStay 2"])
  }

  @Test func `days of every year and weekdays are nights of a rule, too`() throws {
    try camp.makeRule("Eve") { ($0.onDays, $0.minNights) = ([YearDay("12-24")].compactMap(\.self), 2) }
    try camp.makeRule("Weekends") { ($0.weekdays, $0.minNights) = ([.sat], 2) }
    #expect(try problems(1, "2028-12-24"..<"2028-12-25") == ["belowMinimumStay 1"])
    #expect(try problems(1, "2027-07-10"..<"2027-07-11") == ["belowMinimumStay 1"])
    #expect(try problems(1, "2027-07-11"..<"2027-07-12") == [])
  }

  @Test func `of several shortest and longest stays the strictest holds`() throws {
    try makeFourth()
    try camp.makeRule("Summer") { ($0.minNights, $0.maxNights) = (2, 20) }
    try camp.set { ($0.minNights, $0.maxNights) = (4, 10) }
    let short = try rejected { try camp.reserve(1, "2027-07-04"..<"2027-07-05") }
    #expect(short.problems == [.rule(.belowMinimumStay(1, limit: 4, nil))])
    try camp.set { ($0.minNights, $0.maxNights) = (1, .clear) }
    let named = try rejected { try camp.reserve(1, "2027-07-04"..<"2027-07-05") }
    #expect(named.problems.map(\.kind).compactMap(\.brokenRule) == ["July 4th"])
    #expect(try problems(1, "2027-08-01"..<"2027-08-22") == ["aboveMaximumStay 21"])
    try camp.set { $0.maxNights = .set(30) }
    let long = try rejected { try camp.reserve(1, "2027-08-01"..<"2027-09-05") }
    #expect(long.problems.map(\.kind.brokenRule) == ["Summer"])
  }

  @Test func `a rule of a type or a site is for no other`() throws {
    try camp.makeRule("Cabins") { ($0.type, $0.minNights) = (.set("cabin"), 2) }
    try camp.makeRule("Lake") { ($0.site, $0.noArrival, $0.weekdays) = (.set(1), true, [.fri]) }
    #expect(try problems(3, "2027-07-05"..<"2027-07-06") == ["belowMinimumStay 1"])
    #expect(try problems(1, "2027-07-02"..<"2027-07-03") == ["closedToArrival 2027-07-02"])
    #expect(try problems(nil, "2027-07-02"..<"2027-07-03") == [])
    #expect(try camp.reservations.getReservation("r-1")?.siteNumber == 2)
    var request = AvailabilityRequest(stay: StayRequest(arrival: "2027-07-09", numberOfNights: 1), party: Party())
    #expect(try camp.availability.free(for: request).sites.map(\.siteNumber) == [2])
    request.stay.numberOfNights = 2
    #expect(try camp.availability.free(for: request).sites.map(\.siteNumber) == [2, 3])
  }

  @Test func `a day closed to departure is judged by the day of departure`() throws {
    try camp.makeRule("Sundays") { ($0.weekdays, $0.noDeparture) = ([.sun], true) }
    #expect(try problems(1, "2027-07-02"..<"2027-07-04") == ["closedToDeparture 2027-07-04"])
    #expect(try problems(1, "2027-07-02"..<"2027-07-05") == [])
  }

  @Test func `a person may override it, and the answer to a key has it`() throws {
    try makeFourth()
    let terms = WriteTerms { $0.key = RequestKey("k", request: "reserve") }
    func reserve() throws -> WriteResult<Reserved> {
      try camp.campground.writing(terms) {
        try camp.reservations.reserve(
          camp.request(1, arrival: "2027-07-03", nights: 1, camper: camper) { $0.overrides.rules = "friends" })
      }
    }
    let expected = [Problem.rule(.named(BrokenRule("July 4th", .tooShort(1, limit: 3))))]
    #expect(try reserve().result.overridden == expected)
    let again = try reserve()
    #expect(again.replayed)
    #expect(again.result.overridden == expected)
  }

  @Test func `a change is judged for what it makes worse, and coming and leaving for nothing`() throws {
    try camp.reserve(1, "2027-07-03"..<"2027-07-05")
    try makeFourth { ($0.noArrival, $0.noDeparture) = (true, true) }
    try camp.edit { $0.adults = 3 }
    #expect(try problems { try camp.change(nights: 1) } == ["closedToDeparture 2027-07-04", "belowMinimumStay 1"])
    #expect(try problems { try camp.change(nights: 4) } == [])
    let there = camp.at("2027-07-03")
    try there.reservations.checkIn("r-1")
    try camp.at("2027-07-04").reservations.checkOut("r-1")
  }

  @Test func `a hold that was made before a rule is confirmed, and an undo asks no rule`() throws {
    try camp.reservations.hold(camp.request(1, arrival: "2027-07-03", nights: 1))
    try makeFourth()
    try camp.reservations.confirm("r-1")
    try camp.reservations.cancel("r-1", reason: nil)
    try camp.undoLast()
    #expect(try camp.reservations.getReservation("r-1")?.status == .reserved)
  }

  @Test func `a move is judged by the rules that the new site has and the old one has not`() throws {
    try camp.reserve(1, "2027-07-03"..<"2027-07-04")
    try makeFourth()
    try camp.makeRule("Lake") { ($0.site, $0.minNights) = (.set(2), 4) }
    #expect(try problems { try camp.reservations.move("r-1", to: 2) } == ["belowMinimumStay 1"])
    try camp.reservations.move("r-1", to: 3)
    try camp.makeRule("Cabins") { ($0.type, $0.minNights) = (.set("cabin"), 2) }
    try camp.reservations.move("r-1", to: 1)
    try camp.reserve(2, "2027-07-03"..<"2027-07-07")
    #expect(try problems { try camp.reservations.swap("r-1", with: "r-2") } == ["belowMinimumStay r-1"])
  }

  @Test func `a refusal has the nearest stay that would do, and the sites that are free for it`() throws {
    try makeFourth()
    try camp.reserve(2, "2027-07-04"..<"2027-07-08", camper: camper)
    let three = try #require(Stay(arrival: "2027-07-02", departure: "2027-07-05"))
    #expect(try instead(nil, "2027-07-02"..<"2027-07-03") == [BrokenRule.Instead(stay: three, sites: [1, 3])])
    try camp.makeRule("Lake") { ($0.site, $0.minNights) = (.set(1), 2) }
    let one = try #require(Stay(arrival: "2027-08-02", departure: "2027-08-03"))
    #expect(try instead(1, "2027-08-02"..<"2027-08-03") == [BrokenRule.Instead(stay: one, sites: [2, 3])])
  }

  private func instead(_ site: SiteNumber?, _ days: Range<Day>) throws -> [BrokenRule.Instead?] {
    let error = try rejected { try camp.reserve(site, days, camper: camper) }
    return error.problems.map(\.kind).compactMap {
      if case .rule(.named(let rule)) = $0 { rule.instead } else { nil }
    }
  }

  @Test func `no stay is offered instead whose last nights are taken`() throws {
    try camp.makeRule("Long") { $0.minNights = 3 }
    for site in [1, 2, 3] as [SiteNumber] {
      try camp.blockSite(site, "2027-06-25"..<"2027-07-12")
      try camp.blockSite(site, "2027-07-13"..<"2027-07-19")
      try camp.blockSite(site, "2027-07-20"..<"2027-08-10")
    }
    #expect(try instead(nil, "2027-07-12"..<"2027-07-13") == [nil])
  }

  @Test func `five sites are named at most, the requested one among them`() throws {
    try makeFourth()
    try camp.makeCampSites(4, 5, 6, 7)
    #expect(try instead(nil, "2027-07-02"..<"2027-07-03").map { $0?.sites } == [[1, 2, 3, 4, 5]])
    #expect(try instead(7, "2027-07-02"..<"2027-07-03").map { $0?.sites } == [[1, 2, 3, 4, 7]])
  }

  @Test func `a stay from today is offered instead, too`() throws {
    try camp.makeRule("Long") { $0.minNights = 3 }
    let three = try #require(Stay(arrival: "2027-06-01", departure: "2027-06-04"))
    #expect(try instead(nil, "2027-06-01"..<"2027-06-02") == [BrokenRule.Instead(stay: three, sites: [1, 2, 3])])
  }

  @Test func `nobody is offered a stay that a rule refuses, nor may wait for it`() throws {
    try makeFourth()
    let wish = StayWish(arrive: "2027-07-03", minNights: 1, maxNights: 4)
    try camp.waitlist.join(WaitlistRequest(camper: "c-1", wish: wish))
    #expect(try camp.waitlist.offer("w-1").result.reserved.reservation.numberOfNights == 4)
    let short = StayWish(arrive: "2027-07-03", minNights: 1)
    #expect(throws: CampingError.self) { try camp.waitlist.join(WaitlistRequest(camper: "c-1", wish: short)) }
  }

  @Test func `rules are changed, removed and undone like rates`() throws {
    try makeFourth()
    let edits = RuleEdits { $0.onDays = [YearDay("07-04")].compactMap(\.self) }
    let changed = try camp.rules.changeRule("july 4TH", rename: "Fourth", edits).result
    #expect((changed.name, changed.version) == ("Fourth", 2))
    #expect((changed.terms.from, changed.terms.before) == (nil, nil))
    #expect(try !camp.rules.changeRule("Fourth", edits).changed)
    try camp.rules.removeRule("Fourth")
    #expect(try camp.rules.listRules() == [])
    try camp.undoLast()
    #expect(try camp.rules.listRules().map(\.terms) == [changed.terms])
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `terms that demand nothing or contradict each other are all named`() throws {
    func conflicts(_ change: (inout RuleEdits) -> Void) throws -> [RuleConflict] {
      let error = try rejected { try camp.makeRule("Odd", change) }
      return error.problems.map(\.kind).compactMap {
        if case .settings(.crossedRule(let conflict)) = $0 { conflict } else { nil }
      }
    }
    #expect(try conflicts { $0.weekdays = [.fri] } == [.nothing])
    #expect(
      try conflicts { ($0.noArrival, $0.forArrivals, $0.inDays) = (true, true, 30) } == [
        .arrivalsWithoutMinimum, .daysWithoutMaximum,
      ])
    #expect(try conflicts { ($0.maxNights, $0.inDays) = (30, 30) } == [.spanTooShort(nights: 30, days: 30)])
    #expect(try conflicts { ($0.minNights, $0.maxNights) = (4, 3) } == [.noLength(shortest: 4, longest: 3)])
    #expect(
      try conflicts { ($0.minNights, $0.site, $0.type) = (2, .set(1), .set("cabin")) } == [.siteAndType(1, "cabin")])
    #expect(throws: CampingError.self) { try camp.makeRule("Odd") { ($0.minNights, $0.minGap) = (0, 1) } }
  }

  @Test func `the store itself refuses a rule that demands nothing`() throws {
    let nothing = NamedRule(id: RuleID(rawValue: 1), version: 1, name: "Nothing", terms: RuleTerms())
    #expect(throws: (any Error).self) { try RuleTable(store: camp.store).insert(nothing) }
  }
}

extension ProblemKind {
  /// The name of the rule that is broken.
  fileprivate var brokenRule: String? {
    if case .rule(.named(let broken)) = self { broken.rule } else { nil }
  }
}
