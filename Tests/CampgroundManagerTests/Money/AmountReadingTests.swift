import Testing

@testable import CampgroundManager

/// The ways to write an amount.
@Suite struct AmountReadingTests {
  @Test(
    arguments: [
      ("$50", "50"), ("€45", "45"), ("1,000.00", "1000.00"), ("1.000,00", "1000.00"), ("1,000,000", "1000000"),
      ("1.000.000", "1000000"), ("45,5", "45.5"), ("0,500", "0.500"), ("1234,500", "1234.500"), ("1'000.00", "1000.00"),
      ("1 000,50", "1000.50"), ("1\u{202F}000,50", "1000.50"), ("-5", "-5"), ("\u{2212}5", "-5"), ("$-5.00", "-5.00"),
      ("-$5.00", "-5.00"), ("($5.00)", "-5.00"), ("5.00-", "-5.00"), ("200 EUR", "200"), ("JPY 45000", "45000"),
      ("900 kr", "900"), ("900 kr.", "900"), ("Rs. 1,234.50", "1234.50"), ("Rs.900", "900"), ("US$ 5", "5"),
      ("$5.00 CAD", "5.00"), ("45.000", "45.000"), (".5", "0.5"), ("R$ 10,00", "10.00"),
      ("USD -5.00", "-5.00"), ("US$.50", "0.50"),
    ]) func `an amount is read as it is meant`(text: String, amount: String)
  {
    #expect(Amount(text)?.description == amount)
  }

  @Test(
    arguments: [
      "", "$", "five", "1e2", "5.", "--5", "(5", "-(5)", "1,00,000", "1,0000.00", "1.000.00", "1,000.000,00", "4５",
      "5 Q", "r-3", "R-3", "r3", "$5 EUR", "€€5", "5 USD USD USD", "+5", "1,000 000.00",
    ]) func `anything else is none`(text: String)
  {
    #expect(AmountReading(text) == nil)
  }

  @Test func `one comma before three digits has two readings, unless the file decides`() throws {
    let reading = try #require(AmountReading("$1,000"))
    guard case .ambiguous(let groups, let whole) = reading else { return #expect(Bool(false), "\(reading)") }
    #expect([groups, whole].map(\.description) == ["1000", "1.000"])
    #expect(Amount("1,000") == nil)
    #expect(DecimalMark.point.amount("1,000")?.description == "1000")
    #expect(DecimalMark.comma.amount("1,000")?.description == "1.000")
  }

  @Test(
    arguments: [
      ("$5", "USD"), ("$5", "CAD"), ("US$5", "USD"), ("5 usd", "USD"), ("€5", "EUR"), ("kr 5", "SEK"), ("£5", "GBP"),
      ("5", "EUR"),
    ]) func `an amount in the campground's currency is taken`(text: String, code: String) throws
  {
    var problems: [Problem] = []
    let amount = try #require(Amount(text))
    #expect(amount.minorUnits(in: try #require(Currency(code)), field: "price", &problems) == 500)
    #expect(problems == [])
  }

  @Test(arguments: ["$5", "200 EUR", "£300.00", "JPY 45000", "900 kr", "Rs 900", "-€5"])
  func
    `another currency's is refused by name`(text: String) throws
  {
    let campground = try #require(Currency(text.contains("$") ? "EUR" : "USD"))
    var problems: [Problem] = []
    let amount = try #require(Amount(text))
    #expect(amount.minorUnits(in: campground, field: "total", &problems) == nil)
    #expect(problems.first == .money(.otherCurrency(field: "total", amount, campground)))
    #expect(problems.first?.value == text)
  }
}
