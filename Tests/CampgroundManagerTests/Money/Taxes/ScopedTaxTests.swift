import TestSupport
import Testing

@testable import CampgroundManager

/// Taxes on certain nights, stays, people and charges; a night costs 45.00.
struct ScopedTaxTests {
  private let camp = TestCampground(sites: 1) { camp in
    try camp.makeCampSite(2) { $0.type = "cabin" }
    try camp.makeRate { $0.extraAdult = Amount("5.00") }
  }

  private func tax(_ name: String = "county", _ change: @Sendable (inout TaxRequest) -> Void) throws {
    try camp.makeTax(name) {
      $0.percent = Percent("10%")
      change(&$0)
    }
  }

  private func charged(_ nights: Int, on site: SiteNumber = 1, _ change: (inout ReserveRequest) -> Void = { _ in })
    throws -> Int
  {
    let first: Day = "2027-07-01"
    let made = try camp.reserve(site, first..<first.advanced(by: nights), change)
    return try camp.sums(made.reference).total
  }

  @Test func `a stay longer than a tax allows pays none at all`() throws {
    try tax { $0.staysUpTo = 29 }
    #expect(try charged(29, on: 1) == 29 * 4950)
    #expect(try charged(30, on: 2) == 30 * 4500)
  }

  @Test func `nights after the first ones of a stay pay none`() throws {
    try tax { $0.firstNights = 29 }
    #expect(try charged(31) == 29 * 4950 + 2 * 4500)
  }

  @Test func `a tax of a type is on its nights alone`() throws {
    try tax { $0.type = "cabin" }
    #expect(try charged(2, on: 1) == 9000)
    #expect(try charged(2, on: 2) == 9900)
  }

  @Test func `a note leaves the taxes as they were booked, though the site is of another type by now`() throws {
    try tax { $0.type = "cabin" }
    _ = try charged(2, on: 2)
    _ = try camp.sites.changeCampSite(2, SiteEdits { $0.type = "tent" })
    try camp.edit { $0.notes = .set("near the lake") }
    #expect(try camp.sums().total == 9900)
  }

  @Test func `a tax is on the nights of its dates`() throws {
    try tax { ($0.from, $0.before) = ("2027-07-02", "2027-07-04") }
    #expect(try charged(5) == 3 * 4500 + 2 * 4950)
  }

  @Test func `an amount per person and night counts adults and children, or adults alone`() throws {
    try camp.makeTax("resort") { $0.perPersonNight = Amount("2.00") }
    try camp.makeTax("spa") { ($0.perPersonNight, $0.adultsOnly) = (Amount("1.50"), true) }
    #expect(try charged(3) { ($0.party.adults, $0.party.children) = (2, 1) } == 3 * 4500 + 3 * 3 * 200 + 3 * 2 * 150)
  }

  @Test func `a party that grows on site pays for more people from that night on`() throws {
    try camp.makeTax("resort") { $0.perPersonNight = Amount("2.00") }
    _ = try charged(3)
    try camp.at("2027-07-01").reservations.checkIn("r-1")
    try camp.at("2027-07-02").edit { $0.children = 2 }
    #expect(try camp.sums().total == 3 * 4500 + 2 * 200 + 2 * 4 * 200)
  }

  @Test func `a tax on nights alone leaves extras out, and one on fees follows them`() throws {
    try camp.makeTax("resort") { ($0.perStay, $0.isFee) = (Amount("20.00"), true) }
    try tax { $0.on = [.nights] }
    try tax("city") { $0.on = [.fees] }
    // 90.00 and 10.00 of extras, the fee of 20.00, 9.00 on the nights and 2.00 on the fee.
    #expect(try charged(2) { $0.party.adults = 3 } == 9000 + 1000 + 2000 + 900 + 200)
  }

  @Test func `a discount on nights and extras lowers both`() throws {
    try tax { $0.on = [.extras] }
    try camp.makeDiscount("Half") { ($0.percent, $0.includesExtras) = (Percent("95%"), true) }
    let total = try charged(2) {
      $0.party.adults = 3
      $0.terms = TermsRequest { $0.discount = ["Half"] }
    }
    // Of 90.00 and 10.00 only 4.50 and 0.50 are left.
    #expect(total == 500 + 5)
  }

  @Test func `an included tax is taken out of the price, and the total stays`() throws {
    try tax { $0.included = true }
    try tax("city") { $0.percent = Percent("5%") }
    _ = try charged(2)
    // 90.00 has 8.18 of the county in it; the city is on the rest, 81.82.
    #expect(try camp.charged() == ["nights  8182", "taxes county 818", "taxes city 409"])
  }

  @Test func `an included tax on extras leaves the base of the nights as it is`() throws {
    try tax { ($0.included, $0.on) = (true, [.extras]) }
    try tax("city") { $0.on = [.nights] }
    _ = try charged(2) { $0.party.adults = 3 }
    #expect(try camp.charged().suffix(2) == ["taxes county 91", "taxes city 900"])
  }

  @Test func `two included taxes are both parts of the price`() throws {
    try tax { $0.included = true }
    try tax("city") { ($0.percent, $0.included) = (Percent("15%"), true) }
    _ = try charged(1)
    #expect(try camp.charged() == ["nights  3600", "taxes county 360", "taxes city 540"])
  }

  @Test func `a certificate takes an included tax off the price`() throws {
    try tax { $0.included = true }
    #expect(try charged(2) { $0.terms = TermsRequest { $0.taxExempt = .set("form 9") } } == 8182)
  }

  @Test func `papers have a line for an included tax that a certificate takes off`() throws {
    try tax { $0.included = true }
    let terms = TermsRequest { $0.taxExempt = .set("form 9") }
    var request = QuoteRequest(site: 1, stay: StayRequest(arrival: "2027-07-01", numberOfNights: 2))
    request.terms = terms
    let quote = try camp.campground.quotes.quote(request)
    #expect(quote.taxes.map { "\($0.name) \($0.amount) \($0.note)" } == ["county -818 exempt"])
    #expect(quote.nights.reduce(0) { $0 + ($1.price?.amount ?? 0) } + quote.taxes[0].amount == quote.total)
    _ = try charged(2) { $0.terms = terms }
    #expect(try camp.campground.frontDesk.confirmation(of: "r-1").taxes.map(\.amount) == [-818])
  }

  @Test func `a quote and a list of free sites have the same total as the reservation`() throws {
    try tax { $0.firstNights = 1 }
    try tax("spa") { ($0.included, $0.type) = (true, "cabin") }
    let stay = StayRequest(arrival: "2027-07-01", numberOfNights: 3)
    #expect(try camp.campground.quotes.quote(QuoteRequest(site: 2, stay: stay)).total == charged(3, on: 2))
  }

  @Test(
    arguments: [
      Refused("on") { tax in (tax.isFee, tax.on) = (true, [.fees]) },
      Refused("included") { tax in (tax.isFee, tax.included) = (true, true) },
      Refused("on") { tax in (tax.percent, tax.perNight, tax.on) = (nil, Amount("1.00"), [.items]) },
      Refused("adultsOnly") { tax in tax.adultsOnly = true },
      Refused("firstNights") { tax in (tax.staysUpTo, tax.firstNights) = (29, 29) },
      Refused("staysUpTo") { tax in tax.staysUpTo = 0 },
      Refused("before") { tax in (tax.from, tax.before) = ("2027-07-01", "2027-07-01") },
      Refused("percent") { tax in tax.perPersonNight = Amount("1.00") },
    ])
  func `terms that exclude each other are refused`(_ refused: Refused) throws {
    #expect(try rejected { try tax("county", refused.change) }.problems.map(\.field) == [refused.field])
    #expect(try camp.campground.rates.listTaxes().isEmpty)
  }
}

/// Terms of a tax that do not go together, and the field that is named.
struct Refused: Sendable {
  let field: String
  let change: @Sendable (inout TaxRequest) -> Void

  init(_ field: String, _ change: @escaping @Sendable (inout TaxRequest) -> Void) {
    self.field = field
    self.change = change
  }
}
