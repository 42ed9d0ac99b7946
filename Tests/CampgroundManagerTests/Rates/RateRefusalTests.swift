import CampgroundManager
import TestSupport
import Testing

/// The problems of a rate or a tax, all at once; nothing of a refused one is kept.
struct RateRefusalTests {
  private let camp = TestCampground(sites: 1)

  private func problems(_ body: () throws -> some Any) throws -> [String] {
    let error = try camp.refusal { try body() }
    #expect(error.code == 5)
    return error.problems.byField
  }

  @Test func `all that is wrong with a rate is named at once`() throws {
    let found = try problems {
      try camp.makeRate(" ", "1.005") {
        $0.weekly = Amount("-1")
        $0.monthly = Amount("90071992547409.92")
        $0.extraAdult = Amount("-0.01")
        $0.extraChild = Amount("0.001")
        $0.extraVehicle = Amount("1.234")
        $0.extraPet = Amount("-5")
        ($0.site, $0.type) = (1, "rv")
        ($0.from, $0.before) = ("2027-08-01", "2027-07-01")
        $0.minNights = 1001
        ($0.includedAdults, $0.includedChildren) = (-1, 10_001)
        ($0.includedVehicles, $0.includedPets) = (-2, -3)
      }
    }
    #expect(
      found == [
        "name: emptyName", "nightly: invalidAmount", "weekly: invalidAmount", "monthly: invalidAmount",
        "minNights: invalidNumberOfNights", "extraAdult: invalidAmount", "extraChild: invalidAmount",
        "extraVehicle: invalidAmount", "extraPet: invalidAmount", "includedAdults: invalidNumberOfPeople",
        "includedChildren: invalidNumberOfPeople", "includedVehicles: invalidNumberOfPeople",
        "includedPets: invalidNumberOfPeople", "type: crossedScope", "before: emptySeason",
      ])
  }

  @Test func `a season of no night, and a shortest stay of none, are refused`() throws {
    let found = try problems { try camp.makeRate { ($0.from, $0.before) = ("2027-07-01", "2027-07-01") } }
    #expect(found == ["before: emptySeason"])
    #expect(try problems { try camp.makeRate { $0.minNights = 0 } } == ["minNights: invalidNumberOfNights"])
  }

  @Test func `a holiday has dates, and no weekdays`() throws {
    let found = try problems {
      try camp.makeRate {
        ($0.holiday, $0.weekdays) = (true, [.fri])
        $0.from = "2027-07-01"
      }
    }
    #expect(found == ["holiday: holidayWithoutDates", "weekdays: holidayWithWeekdays"])
  }

  @Test func `a rate of a site that there is not is not found`() throws {
    let error = try rejected { try camp.makeRate { $0.site = 99 } }
    #expect(error.code == 4)
    #expect(error.problems.map(\.field) == ["site"])
  }

  @Test func `two rates cannot have one name, however it is spaced or composed`() throws {
    try camp.makeRate("Été")
    #expect(try rejected { try camp.makeRate(" E\u{301}te\u{301} ") }.problems.map(\.name) == ["duplicateName"])
    #expect(try camp.rates.listRates().count == 1)
  }

  @Test func `a name with control characters, or too long, is refused`() throws {
    #expect(try problems { try camp.makeRate("a\nb") } == ["name: controlCharacters"])
    let long = String(repeating: "a", count: 101)
    #expect(try problems { try camp.makeTax(long) { $0.perStay = Amount("1") } } == ["name: textTooLong"])
  }

  @Test func `a tax has just one measure`() throws {
    #expect(try problems { try camp.makeTax { _ in } } == ["percent: invalidShare"])
    let found = try problems {
      try camp.makeTax("") {
        $0.percent = Percent("100.5%")
        $0.perNight = Amount("-2")
        $0.perStay = Amount("0.001")
      }
    }
    #expect(
      found == [
        "name: emptyName", "perNight: invalidAmount", "perStay: invalidAmount", "percent: invalidPercent",
        "percent: invalidShare",
      ])
  }

  @Test func `what is to be removed has to be there`() throws {
    let bodies: [() throws -> Void] = [
      { try camp.rates.removeRate("Summer") }, { try camp.rates.removeTax("county") },
    ]
    for body in bodies {
      let error = try rejected { try body() }
      #expect(error.code == 4)
      #expect(error.problems.map(\.field) == ["name"])
    }
  }

  @Test func `a site that a rate names cannot be deleted`() throws {
    try camp.makeRate { $0.site = 1 }
    #expect(try rejected { try camp.sites.deleteCampSite(1) }.problems.map(\.name) == ["siteInUse"])
    try camp.rates.removeRate("Standard")
    try camp.sites.deleteCampSite(1)
    #expect(try camp.sites.listCampSites().isEmpty)
  }

  @Test func `the digits of an amount are those of the currency`() throws {
    try camp.set { $0.currency = "KWD" }
    #expect(try camp.makeRate("Fils", "1.005").terms.nightly == 1005)
    try camp.rates.removeRate("Fils")
    try camp.set { $0.currency = "JPY" }
    #expect(try rejected { try camp.makeRate("Yen", "45.00") }.problems.map(\.name) == ["invalidAmount"])
    #expect(try camp.makeRate("Yen", "4500").terms.nightly == 4500)
  }
}
