import TestSupport
import Testing

@testable import CampgroundManager

/// Named discounts: adding, removing and undoing them (domain rule R28).
struct DiscountTests {
  private let camp = TestCampground(sites: 1)

  private func names() throws -> [String] { try camp.discounts.listDiscounts().map(\.rule.name) }

  @Test func `a discount keeps all of its terms, and its weekdays in their order`() throws {
    let made = try camp.makeDiscount(" Access ") {
      ($0.perNight, $0.includesExtras, $0.code, $0.needsPass) = (Amount("5.00"), true, "half", true)
      ($0.from, $0.before, $0.weekdays) = ("2027-06-01", "2027-09-01", [.sun, .fri, .sun])
      ($0.site, $0.minNights) = (1, 3)
    }
    var rule = DiscountRule(name: "Access", share: .perNight(500))
    (rule.includesExtras, rule.code, rule.needsPass) = (true, "half", true)
    (rule.from, rule.before, rule.weekdays) = ("2027-06-01", "2027-09-01", [.fri, .sun])
    (rule.site, rule.minNights) = (1, 3)
    #expect(made.rule == rule)
    #expect(made.version == 1)
    #expect(try camp.discounts.listDiscounts() == [made])
  }

  @Test func `discounts are listed in the order in which they were added`() throws {
    for name in ["Senior", "Access", "Club"] { try camp.makeDiscount(name) { $0.percent = Percent("10%") } }
    #expect(try names() == ["Senior", "Access", "Club"])
  }

  @Test(arguments: ["Été 62+", "50% off!", "'; DROP TABLE discount; --", "家族", "a\"b\\c", "🏕", "%", "-"])
  func `any name and code are kept as they are, found, and removed`(name: String) throws {
    try camp.makeDiscount(name) { ($0.percent, $0.code) = (Percent("10%"), "code of \(name)") }
    #expect(try names() == [name])
    let reserved = try camp.reserve(1) { $0.terms = .of("CODE of \(name)") }
    #expect(try camp.now(reserved).terms?.discounts.map(\.rule.name) == [name])
    #expect(try camp.discounts.removeDiscount(" \(name) ").result.rule.name == name)
    #expect(try names() == [])
  }

  @Test func `it is taken back and done again, and so is its removal`() throws {
    let made = try camp.makeDiscount { $0.percent = Percent("50%") }
    let undone = try camp.undo.undo()
    #expect(try names() == [])
    try camp.undo.undo(EntryReference(undone.entry))
    #expect(try camp.discounts.listDiscounts().map(\.rule) == [made.rule])
    try camp.makeDiscount("Senior") { $0.perStay = Amount("9.00") }
    try camp.discounts.removeDiscount("Access")
    #expect(try names() == ["Senior"])
    let again = try camp.undo.undo()
    #expect(try names() == ["Access", "Senior"])
    try camp.undo.undo(EntryReference(again.entry))
    #expect(try names() == ["Senior"])
  }

  @Test func `a removed discount stays with the reservations that have it, for added nights, too`() throws {
    try camp.makeRate()
    try camp.makeDiscount { ($0.percent, $0.code) = (Percent("50%"), "half") }
    let reserved = try camp.reserve(1) { $0.terms = .of("Access") }
    #expect(try camp.now(reserved).sums.total == 4500)
    try camp.discounts.removeDiscount("Access")
    #expect(try camp.now(reserved).sums.total == 4500)
    _ = try camp.edit { $0.nights = 3 }
    #expect(try camp.now(reserved).sums.total == 6750)
    let error = try rejected { try camp.reserve(1, "2027-08-01"..<"2027-08-03") { $0.terms = .of("Access") } }
    #expect(error.problems.map(\.name) == ["notFound"])
  }

  @Test func `another discount may have the name of a removed one, which then does not come back`() throws {
    try camp.makeDiscount { ($0.percent, $0.code) = (Percent("50%"), "half") }
    try camp.discounts.removeDiscount("Access")
    let removed = try #require(camp.entries().first)
    try camp.makeDiscount("HALF") { $0.perStay = Amount("1.00") }
    let error = try rejected { try camp.undo.undo(EntryReference(removed.id)) }
    #expect(error.name == .undoBlocked)
    #expect(error.problems == [.price(.duplicateDiscount("half", field: "code"))])
    #expect(try names() == ["HALF"])
  }

  @Test func `a removed discount is of the next version, and a wrong one is refused`() throws {
    try camp.makeDiscount { $0.percent = Percent("50%") }
    func remove(_ version: Int) throws -> Discount {
      let terms = WriteTerms { $0.expectedVersion = version }
      return try camp.campground.writing(terms) { try camp.discounts.removeDiscount("Access").result }
    }
    #expect(try rejected { try remove(2) }.name == .versionChanged)
    #expect(try remove(1).version == 2)
  }

  @Test func `a site that a discount names cannot be deleted`() throws {
    try camp.makeDiscount { ($0.percent, $0.site) = (Percent("50%"), 1) }
    #expect(try rejected { try camp.sites.deleteCampSite(1) }.problems.map(\.name) == ["siteInUse"])
    try camp.discounts.removeDiscount("Access")
    let removed = try #require(camp.entries().first)
    try camp.sites.deleteCampSite(1)
    // Without its site it would be a discount of all sites.
    #expect(try rejected { try camp.undo.undo(EntryReference(removed.id)) }.name == .undoBlocked)
    #expect(try names() == [])
  }
}

extension TermsRequest {
  /// The terms of a discount by its name or code.
  fileprivate static func of(_ discount: String) -> TermsRequest {
    TermsRequest { $0.discount = [discount] }
  }
}
