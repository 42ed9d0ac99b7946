import TestSupport
import Testing

@testable import CampgroundManager

/// Taxes, discounts and items that are changed: for what comes, and nothing else.
struct ChangePriceTermsTests {
  private let camp = TestCampground(sites: 1, 2) { camp in
    try camp.makeRate()
    try camp.makeTax {
      ($0.percent, $0.type, $0.staysUpTo) = (Percent("10%"), "standard", 29)
      ($0.from, $0.before, $0.included) = ("2027-01-01", "2028-01-01", true)
    }
    try camp.makeDiscount("Club") {
      ($0.percent, $0.code, $0.needsPass, $0.site) = (Percent("50%"), "CLUB", true, 1)
      ($0.weekdays, $0.minNights, $0.includesExtras) = ([.fri], 2, true)
    }
    try camp.makeItem("firewood", "6.00", taxes: ["county"])
  }
  private let nights: Range<Day> = "2027-07-01"..<"2027-07-03"

  @discardableResult
  private func tax(
    _ name: String = "county", rename: String? = nil, _ change: (inout TaxEdits) -> Void = { _ in }
  ) throws -> WriteResult<Tax> {
    var edits = TaxEdits()
    change(&edits)
    return try camp.campground.rates.changeTax(name, rename: rename, edits)
  }

  @discardableResult
  private func discount(
    _ name: String = "Club", rename: String? = nil, _ change: (inout DiscountEdits) -> Void = { _ in }
  ) throws -> WriteResult<Discount> {
    var edits = DiscountEdits()
    change(&edits)
    return try camp.discounts.changeDiscount(name, rename: rename, edits)
  }

  @discardableResult
  private func item(
    _ name: String = "firewood", rename: String? = nil, _ change: (inout ItemEdits) -> Void = { _ in }
  ) throws -> WriteResult<Item> {
    var edits = ItemEdits()
    change(&edits)
    return try camp.campground.items.changeItem(name, rename: rename, edits)
  }

  private func problems(_ body: () throws -> some Any) throws -> [String] {
    try camp.refusal { try body() }.problems.byField
  }

  @Test func `what is given changes, and the rest stays`() throws {
    let before = try #require(try camp.campground.rates.listTaxes().first)
    let rule = try tax { $0.percent = Percent("12%") }.rule
    #expect(rule.share == Percent("12%").map(Measure.percent))
    #expect(rule.scope == before.rule.scope && rule.name == "county")
    let club = try discount { ($0.code, $0.percent) = (.clear, Percent("40%")) }.rule
    #expect(club.code == nil && club.needsPass && club.site == 1 && club.weekdays == [.fri] && club.includesExtras)
    let wood = try item { $0.price = Amount("7.00") }.result
    #expect(wood.price == 700 && wood.taxes == ["county"] && wood.version == 2)
  }

  @Test func `terms that are cleared are none`() throws {
    let rule = try tax {
      ($0.type, $0.from, $0.before, $0.staysUpTo) = (.clear, .clear, .clear, .clear)
      $0.included = false
    }.rule
    #expect(rule.scope == nil)
    let club = try discount {
      ($0.site, $0.weekdays, $0.minNights, $0.on, $0.needsPass) = (.clear, [], .clear, [], false)
    }.rule
    #expect(club.site == nil && club.weekdays == [] && club.minNights == nil)
    #expect(!club.includesExtras && !club.needsPass)
    #expect(try item { $0.taxes = .clear }.result.taxes == nil)
  }

  @Test func `stays keep their tax and their discount, and the next ones have the new terms`() throws {
    let made = try camp.reserve(1, nights, discounts: ["Club"], pass: "7")
    let before = try camp.now(made)
    try tax { ($0.percent, $0.included) = (Percent("20%"), false) }
    try discount { ($0.percent, $0.weekdays, $0.needsPass) = (Percent("100%"), [], false) }
    let now = try camp.now(made)
    #expect(now.sums == before.sums && now.taxes == before.taxes && now.terms == before.terms)
    #expect(try camp.reserve(2, nights).sums.total == 10_800)
    #expect(try camp.campground.checks.check() == Checkup())
  }

  @Test func `one measure takes the place of another, and a fee that of a tax, under the same id`() throws {
    let before = try #require(try camp.campground.rates.listTaxes().first)
    let night = try tax { ($0.perPersonNight, $0.adultsOnly) = (Amount("2.00"), true) }.result
    #expect(night.rule.share == .perNight(200) && night.rule.scope?.people == .adults && night.id == before.id)
    #expect(try tax { $0.perPersonNight = Amount("3.00") }.rule.scope?.people == .adults)
    #expect(try tax { $0.perStay = Amount("3.00") }.rule.scope?.people == nil)
    let fee = try tax { ($0.isFee, $0.included) = (true, false) }.rule
    #expect(fee.isFee && fee.share == .perStay(300))
    #expect(try tax { $0.firstNights = 7 }.rule.scope?.staysUpTo == nil)
    #expect(try discount { $0.type = .set("cabin") }.rule.site == nil)
    #expect(try discount { $0.perNight = Amount("1.00") }.rule.share == .perNight(100))
  }

  @Test func `an item with another unit keeps the figure of its price, and a price too fine for one is refused`() throws
  {
    let box = try item { $0.unit = .set("box") }.result
    #expect(box.price == 0 && box.unitPrice?.text(digits: 2) == "6.00" && box.unit == "box")
    #expect(try item { $0.unit = .clear }.price == 600)
    try item { ($0.unit, $0.price) = (.set("kWh"), Amount("0.1234")) }
    #expect(try problems { try item { $0.unit = .clear } } == ["price: invalidAmount"])
  }

  @Test func `items follow a tax that is renamed, and undo takes both back`() throws {
    try tax(rename: "Lodging")
    #expect(try camp.campground.items.listItems().map(\.taxes) == [["Lodging"]])
    try camp.undoLast()
    #expect(try camp.campground.items.listItems().map(\.taxes) == [["county"]])
    #expect(try camp.campground.rates.listTaxes().map(\.rule.name) == ["county"])
    #expect(try camp.campground.checks.check() == Checkup())
  }

  @Test func `all that is wrong is named at once, and nothing is changed`() throws {
    try camp.makeTax("city") { $0.percent = Percent("1%") }
    try camp.makeDiscount("Half") { ($0.percent, $0.code) = (Percent("50%"), "H") }
    try camp.makeItem("ice", "3.00")
    #expect(
      try problems {
        try tax(rename: "city") {
          ($0.percent, $0.perNight, $0.isFee, $0.staysUpTo) = (Percent("101%"), Amount("1"), true, 0)
        }
      } == [
        "name: duplicateName", "percent: invalidPercent", "percent: invalidShare", "included: crossedTax",
        "staysUpTo: invalidNumberOfNights",
      ])
    #expect(try problems { try discount(rename: "half") { $0.code = .set("h") } }.count == 2)
    #expect(try problems { try item(rename: "ice") { $0.unit = .set("") } }.count == 2)
    #expect(try problems { try item { $0.taxes = .set(["no"]) } } == ["taxes: notFound"])
    #expect(try problems { try discount { $0.site = .set(9) } } == ["site: notFound"])
    for refused in [{ try tax("no") as Any }, { try discount("no") as Any }, { try item("no") as Any }] {
      #expect(try problems(refused) == ["name: notFound"])
    }
  }

  @Test func `the same terms again change nothing, and another version is refused`() throws {
    let count = try camp.count("command")
    #expect(try !tax(rename: "county") { ($0.percent, $0.included) = (Percent("10%"), true) }.changed)
    #expect(try !discount { $0.code = .set("CLUB") }.changed)
    #expect(try !item { ($0.price, $0.taxes) = (Amount("6"), .set(["county"])) }.changed)
    #expect(try camp.count("command") == count)
    let terms = WriteTerms { $0.expectedVersion = 2 }
    for change in [{ _ = try tax(rename: "x") }, { _ = try discount(rename: "x") }, { _ = try item(rename: "x") }] {
      #expect(try rejected { try camp.campground.writing(terms, change) }.name == .versionChanged)
    }
  }
}
