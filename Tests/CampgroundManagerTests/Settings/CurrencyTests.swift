import CampgroundManager
import TestSupport
import Testing

struct CurrencyTests {
  @Test(arguments: [("JPY", 0), ("USD", 2), ("KWD", 3), ("CLF", 4)])
  func `a currency knows how many digits its amounts have`(_ code: String, _ digits: Int) throws {
    #expect(try #require(Currency(code)).digits == digits)
  }

  @Test(arguments: [
    ("USD", 4500, "45.00"), ("USD", 5, "0.05"), ("USD", -5, "-0.05"), ("USD", 0, "0.00"),
    ("JPY", 4500, "4500"), ("JPY", -1, "-1"),
    ("KWD", 1, "0.001"), ("KWD", 12_345, "12.345"), ("USD", .min, "-92233720368547758.08"),
  ])
  func `an amount is written with its currency's digits`(
    _ code: String, _ amount: Int, _ text: String
  ) throws {
    #expect(try #require(Currency(code)).text(amount) == text)
  }

  @Test func `a code may be written in small letters`() {
    #expect(Currency("usd") == .usDollar)
    #expect(Currency.usDollar.description == "USD")
  }

  @Test(arguments: ["", "US", "USDX", "ABC", "U$D", "ＵＳＤ"])
  func `what ISO 4217 does not list is no currency`(_ text: String) {
    #expect(Currency(text) == nil)
  }
}
