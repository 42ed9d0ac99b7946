import TestSupport
import Testing

@testable import CampgroundManager

/// Amounts as people write them, and in minor units (domain rule R9).
struct AmountTests {
  private func read(_ text: String, _ code: String = "USD") throws -> (units: Int?, problems: [Problem]) {
    let currency = try #require(Currency(code))
    var problems: [Problem] = []
    let units = try #require(Amount(text)).minorUnits(in: currency, field: "nightly", &problems)
    return (units, problems)
  }

  @Test(arguments: [
    "", " ", "$5", "5$", "1e2", "1,000.00", "1.000,00", "+5", "5.", ".5", "1.2.3", "--5", "-", ".", "5 ", " 5", "0x10",
    "１２", "٣", "五", "NaN", "inf", "1_000", "5\u{0}", "5−",
  ])
  func `what is no number with at most one point cannot be read`(text: String) {
    #expect(Amount(text) == nil)
  }

  static let readable: [(String, String, Int)] = [
    ("45.00", "USD", 4500), ("45", "USD", 4500), ("45.5", "USD", 4550), ("0", "USD", 0), ("0.01", "USD", 1),
    ("007.10", "USD", 710), ("-0.00", "USD", 0), ("4500", "JPY", 4500), ("1.5", "KWD", 1500), ("0.001", "KWD", 1),
    ("90071992547409.91", "USD", 9_007_199_254_740_991), ("9007199254740991", "JPY", 9_007_199_254_740_991),
    ("9007199254740.991", "KWD", 9_007_199_254_740_991), ("0.0001", "CLF", 1),
  ]

  @Test(arguments: readable) func `an amount is counted in the currency's minor units`(
    text: String, code: String, units: Int
  ) throws {
    let read = try read(text, code)
    #expect(read.units == units)
    #expect(read.problems.isEmpty)
  }

  static let senseless: [(String, String, String)] = [
    ("-5", "USD", "-5 is below 0"), ("-0.01", "USD", "-0.01 is below 0"),
    ("1.005", "USD", "1.005 is no amount of USD, which has at most 2 digits after the point"),
    ("1.000", "USD", "1.000 is no amount of USD, which has at most 2 digits after the point"),
    ("5.0", "JPY", "5.0 is no amount of JPY, which has no digits after the point"),
    ("1.0005", "KWD", "1.0005 is no amount of KWD, which has at most 3 digits after the point"),
    (
      "90071992547409.92", "USD", "90071992547409.92 is more than the largest amount, 90071992547409.91 USD"
    ),
    (
      "9007199254740992", "JPY", "9007199254740992 is more than the largest amount, 9007199254740991 JPY"
    ),
    (
      "1000000000000000000000000000000", "KWD",
      "1000000000000000000000000000000 is more than the largest amount, 9007199254740.991 KWD"
    ),
  ]

  @Test(arguments: senseless) func `an amount that makes no sense is named with what is wrong`(
    text: String, code: String, words: String
  ) throws {
    let read = try read(text, code)
    #expect(read.units == nil)
    #expect(read.problems == [Problem("invalidAmount", field: "nightly", value: text, words)])
  }

  @Test func `all that is wrong with one amount is named at once`() throws {
    #expect(try read("-1.005").problems.map(\.name) == ["invalidAmount", "invalidAmount"])
  }

  @Test(arguments: ["USD", "JPY", "KWD", "CLF"]) func `an amount reads back as it is written`(code: String) throws {
    let currency = try #require(Currency(code))
    var chance = SplitMix64(seed: 9)
    for _ in 0..<500 {
      let units = chance.next(MinorUnits.largest) >> chance.next(53)
      #expect(try read(currency.text(units), code).units == units)
    }
  }
}
