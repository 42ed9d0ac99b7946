import CampgroundManager
import TestSupport
import Testing

/// A rate that is changed, and one made like another: for stays to come, and nothing else.
struct ChangeRateTests {
  private let camp = TestCampground(sites: 1, 2) { camp in
    try camp.makeRate("Summer") {
      ($0.weekly, $0.monthly) = (Amount("280.00"), Amount("1000.00"))
      ($0.from, $0.before) = ("2027-06-15", "2027-09-01")
      ($0.extraAdult, $0.includedAdults, $0.minNights) = (Amount("5.00"), 4, 2)
    }
  }

  @discardableResult
  private func change(
    _ name: String = "Summer", rename: String? = nil, _ change: (inout RateEdits) -> Void = { _ in }
  ) throws -> WriteResult<Rate> {
    var edits = RateEdits()
    change(&edits)
    return try camp.rates.changeRate(name, rename: rename, edits)
  }

  private func problems(_ body: () throws -> some Any) throws -> [String] {
    try camp.refusal { try body() }.problems.byField
  }

  @Test func `what is given changes, and the rest stays`() throws {
    let before = try #require(try camp.rates.listRates().first)
    let changed = try change { ($0.nightly, $0.before) = (Amount("50.00"), .set("2027-09-08")) }
    var terms = before.terms
    (terms.nightly, terms.before) = (5000, "2027-09-08")
    #expect(changed.terms == terms)
    #expect(changed.version == 2 && changed.name == "Summer" && changed.result.id == before.id)
    #expect(try camp.rates.listRates() == [changed.result])
  }

  @Test func `a term that is cleared is none`() throws {
    let terms = try change {
      ($0.weekly, $0.monthly, $0.minNights) = (.clear, .clear, .clear)
      ($0.from, $0.before) = (.clear, .clear)
    }.terms
    #expect(terms.weekly == nil && terms.monthly == nil && terms.minNights == nil)
    #expect(terms.from == nil && terms.before == nil)
    #expect(terms.extras.adults == 500)
  }

  @Test func `what is reserved keeps its price, and what is reserved now has the new one`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try change { $0.nightly = Amount("50.00") }
    #expect(try camp.now(made).sums.total == 9000)
    #expect(try camp.reserve(2, "2027-07-01"..<"2027-07-03").sums.total == 10_000)
  }

  @Test func `a renamed rate leaves the old name to others, and stays keep theirs`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try change(rename: " Season ")
    try camp.makeRate("Summer", "1.00")
    #expect(try camp.now(made).nights.map { $0.price?.rate } == ["Summer", "Summer"])
    #expect(try camp.rates.listRates().map(\.name).sorted() == ["Season", "Summer"])
  }

  @Test func `the same terms again change nothing, not even the version`() throws {
    let count = try camp.count("command")
    let same = try change(rename: "Summer") { ($0.nightly, $0.weekly) = (Amount("45"), .set(Amount("280")!)) }
    #expect(!same.changed)
    #expect(same.version == 1)
    #expect(try camp.count("command") == count)
  }

  @Test func `one site takes the place of a type, and a type that of a site`() throws {
    #expect(try change { $0.type = .set("cabin") }.terms.type == "cabin")
    let atSite = try change { $0.site = .set(1) }.terms
    #expect(atSite.site == 1 && atSite.type == nil)
    let ofType = try change { $0.type = .set("cabin") }.terms
    #expect(ofType.site == nil && ofType.type == "cabin")
    #expect(try change { $0.type = .clear }.terms.type == nil)
  }

  @Test func `all that is wrong is named at once, and nothing is changed`() throws {
    try camp.makeRate("Winter")
    let found = try problems {
      try change(rename: "Winter") {
        ($0.nightly, $0.weekly) = (Amount("-1"), .set(Amount("0.001")!))
        ($0.site, $0.type) = (.set(1), .set("cabin"))
        ($0.before, $0.minNights) = (.set("2027-06-01"), .set(0))
        ($0.includedPets, $0.extraPet) = (-1, Amount("1.005").map(Edit.set))
      }
    }
    #expect(
      found == [
        "name: duplicateName", "nightly: invalidAmount", "weekly: invalidAmount", "extraPet: invalidAmount",
        "includedPets: invalidNumberOfPeople", "type: crossedScope", "before: emptySeason",
        "minNights: invalidNumberOfNights",
      ])
    #expect(try problems { try change(rename: " ") } == ["rename: emptyName"])
    #expect(try problems { try change("Autumn") } == ["name: notFound"])
    #expect(try problems { try change { $0.site = .set(9) } } == ["site: notFound"])
  }

  @Test func `a rate becomes a holiday only with dates and without weekdays`() throws {
    #expect(try change { $0.holiday = true }.terms.holiday)
    #expect(try problems { try change { $0.weekdays = [.sat] } } == ["weekdays: holidayWithWeekdays"])
    #expect(try problems { try change { $0.from = .clear } } == ["holiday: holidayWithoutDates"])
    let plain = try change { ($0.holiday, $0.weekdays, $0.from) = (false, [.sat, .fri], .clear) }.terms
    #expect(plain.weekdays == [.fri, .sat] && !plain.holiday)
  }

  @Test func `another version is refused`() throws {
    try change { $0.nightly = Amount("50.00") }
    let terms = WriteTerms { $0.expectedVersion = 1 }
    let error = try rejected { try camp.campground.writing(terms) { try change { $0.nightly = Amount("60.00") } } }
    #expect(error.name == .versionChanged)
  }

  @Test func `next year's season is like this one's, with dates of its own`() throws {
    var edits = RateEdits()
    (edits.from, edits.before) = (.set("2028-06-15"), .set("2028-09-01"))
    (edits.monthly, edits.nightly) = (.clear, Amount("48.00"))
    let next = try camp.rates.addRate("Summer 2028", like: "Summer", edits).result
    var terms = try #require(try camp.rates.listRates().first { $0.name == "Summer" }).terms
    (terms.from, terms.before, terms.monthly, terms.nightly) = ("2028-06-15", "2028-09-01", nil, 4800)
    #expect(next.terms == terms)
    #expect(next.version == 1)
    #expect(try problems { try camp.rates.addRate("X", like: "Autumn", edits) } == ["like: notFound"])
    #expect(
      try problems { try camp.rates.addRate("Summer", like: "Summer", RateEdits()) } == ["name: duplicateName"])
  }
}
