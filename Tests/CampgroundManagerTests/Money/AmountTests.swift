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
    #expect(Amount(plain: text) == nil)
  }

  static let readable: [(String, String, Int)] = [
    ("45.00", "USD", 4500), ("45", "USD", 4500), ("45.5", "USD", 4550), ("0", "USD", 0), ("0.01", "USD", 1),
    ("007.10", "USD", 710), ("-0.00", "USD", 0), ("4500", "JPY", 4500), ("1.5", "KWD", 1500), ("0.001", "KWD", 1),
    ("90071992547409.91", "USD", 9_007_199_254_740_991), ("9007199254740991", "JPY", 9_007_199_254_740_991),
    ("9007199254740.991", "KWD", 9_007_199_254_740_991), ("0.0001", "CLF", 1),
  ]

  @Test(arguments: readable)
  func `an amount is counted in the currency's minor units`(text: String, code: String, units: Int) throws {
    let read = try read(text, code)
    #expect(read.units == units)
    #expect(read.problems.isEmpty)
  }

  enum Flaw {
    case belowZero, digits, tooLarge
  }

  static let senseless: [(String, String, Flaw)] = [
    ("-5", "USD", .belowZero), ("-0.01", "USD", .belowZero), ("1.005", "USD", .digits), ("1.000", "USD", .digits),
    ("5.0", "JPY", .digits), ("1.0005", "KWD", .digits), ("90071992547409.92", "USD", .tooLarge),
    ("9007199254740992", "JPY", .tooLarge), ("1000000000000000000000000000000", "KWD", .tooLarge),
  ]

  @Test(arguments: senseless)
  func `an amount that makes no sense is named with what is wrong`(text: String, code: String, flaw: Flaw) throws {
    let (amount, currency) = try (#require(Amount(text)), #require(Currency(code)))
    let problem: MoneyProblem =
      switch flaw {
      case .belowZero: .belowZero(field: "nightly", amount)
      case .digits: .tooManyDigits(field: "nightly", amount, currency)
      case .tooLarge: .tooLarge(field: "nightly", amount, limit: 9_007_199_254_740_991, currency)
      }
    let read = try read(text, code)
    #expect(read.units == nil)
    #expect(read.problems == [.money(problem)])
    #expect(read.problems.map(\.value) == [text])
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
