import CampgroundManager
import TestSupport
import Testing

/// The problems of a named discount, all at once; nothing of a refused one is kept.
struct DiscountRefusalTests {
  private let camp = TestCampground(sites: 1)

  /// The problems of a discount of 50% that the closure changes.
  private func problems(
    _ name: String = "Access", _ change: (inout DiscountRequest) -> Void = { _ in }
  ) throws -> [String] {
    let error = try camp.refusal {
      try camp.makeDiscount(name) {
        $0.percent = Percent("50%")
        change(&$0)
      }
    }
    #expect(error.code == 5)
    return error.problems.byField
  }

  @Test func `a discount has just one measure`() throws {
    #expect(try problems { $0.percent = nil } == ["percent: invalidShare"])
    #expect(try problems { $0.perNight = Amount("5.00") } == ["percent: invalidShare"])
    #expect(
      try problems { ($0.percent, $0.perNight, $0.perStay) = (nil, Amount("5"), Amount("5")) } == [
        "percent: invalidShare"
      ])
    #expect(try problems { ($0.perNight, $0.perStay) = (Amount("5"), Amount("5")) } == ["percent: invalidShare"])
  }

  @Test(arguments: ["-1", "-0.01", "0.001", "90071992547409.92"])
  func `an amount is not below 0, and of the currency`(amount: String) throws {
    #expect(try problems { ($0.percent, $0.perNight) = (nil, Amount(amount)) } == ["perNight: invalidAmount"])
    #expect(try problems { ($0.percent, $0.perStay) = (nil, Amount(amount)) } == ["perStay: invalidAmount"])
  }

  @Test func `a percentage is at most the whole price, which may be it`() throws {
    #expect(try problems { $0.percent = Percent("100.0001%") } == ["percent: invalidPercent"])
    #expect(try problems { $0.percent = Percent("-1%") } == ["percent: invalidPercent"])
    #expect(try camp.makeDiscount { $0.percent = Percent("100%") }.version == 1)
  }

  @Test func `a discount is for one site or for one type`() throws {
    #expect(try problems { ($0.site, $0.type) = (1, "rv") } == ["type: crossedScope"])
    let error = try rejected { try camp.makeDiscount { ($0.percent, $0.site) = (Percent("50%"), 99) } }
    #expect(error.code == 4)
    #expect(error.problems.map(\.field) == ["site"])
  }

  @Test func `its season has a night, and its shortest stay is one that is possible`() throws {
    #expect(try problems { ($0.from, $0.before) = ("2027-07-01", "2027-07-01") } == ["before: emptySeason"])
    #expect(try problems { ($0.from, $0.before) = ("2027-08-01", "2027-07-01") } == ["before: emptySeason"])
    for nights in [0, -1, 1001] {
      #expect(try problems { $0.minNights = nights } == ["minNights: invalidNumberOfNights"])
    }
    #expect(try camp.makeDiscount { ($0.percent, $0.minNights) = (Percent("5%"), 1000) }.version == 1)
  }

  @Test func `a name or code is of one discount, in any case and however it is composed`() throws {
    try camp.makeDiscount("Été") { ($0.percent, $0.code) = (Percent("50%"), "Half") }
    #expect(try problems(" e\u{301}TÉ ") == ["name: duplicateName"])
    #expect(try problems("HALF") == ["name: duplicateName"])
    #expect(try problems("Senior") { $0.code = "half" } == ["code: duplicateName"])
    #expect(try problems("Senior") { $0.code = "été" } == ["code: duplicateName"])
    #expect(try problems("half") { $0.code = "ÉTÉ" } == ["name: duplicateName", "code: duplicateName"])
    #expect(try camp.makeDiscount("Senior") { ($0.percent, $0.code) = (Percent("5%"), "senior") }.version == 1)
  }

  @Test func `a name is not empty, and names and codes are short and of one line`() throws {
    #expect(try problems(" ") == ["name: emptyName"])
    #expect(try problems("a\nb") == ["name: controlCharacters"])
    #expect(try problems(String(repeating: "a", count: 101)) == ["name: textTooLong"])
    #expect(try problems { $0.code = "a\tb" } == ["code: controlCharacters"])
    #expect(try problems { $0.code = String(repeating: "a", count: 101) } == ["code: textTooLong"])
    #expect(try camp.makeDiscount { ($0.percent, $0.code) = (Percent("5%"), " ") }.version == 1)
  }

  @Test func `all that is wrong is named at once`() throws {
    let found = try problems(" ") {
      ($0.percent, $0.perNight, $0.perStay) = (Percent("101%"), Amount("-1"), Amount("0.001"))
      ($0.site, $0.type, $0.code) = (1, "rv", "a\nb")
      ($0.from, $0.before, $0.minNights) = ("2027-08-01", "2027-07-01", 0)
    }
    #expect(
      found == [
        "name: emptyName", "perNight: invalidAmount", "perStay: invalidAmount", "percent: invalidPercent",
        "code: controlCharacters", "minNights: invalidNumberOfNights", "percent: invalidShare", "type: crossedScope",
        "before: emptySeason",
      ])
  }

  @Test(arguments: ["Access", "", "access"])
  func `a discount to be removed has to be there, under its name`(name: String) throws {
    try camp.makeDiscount("ACCESS") { $0.percent = Percent("50%") }
    let error = try rejected { try camp.discounts.removeDiscount(name) }
    #expect(error.code == 4)
    #expect(error.problems.map { "\($0.field ?? ""): \($0.name) \($0.value ?? "")" } == ["name: notFound \(name)"])
  }
}
