import TestSupport
import Testing

@testable import CampgroundManager

/// A percentage of an amount is rounded once, half to even (domain rule R9).
struct PercentTests {
  private func part(_ text: String, of amount: Int) throws -> Int {
    try #require(Percent(text)).of(amount)
  }

  static let halves: [(String, Int, Int)] = [
    ("50%", 1, 0), ("50%", 3, 2), ("50%", 5, 2), ("50%", 7, 4), ("50%", -1, 0), ("50%", -3, -2), ("50%", -5, -2),
    ("2.5%", 20, 0), ("2.5%", 60, 2), ("2.5%", 100, 2), ("12.5%", 4, 0), ("12.5%", 12, 2), ("0.5%", 100, 0),
    ("0.5%", 300, 2), ("0.0001%", 500_000, 0), ("0.0001%", 1_500_000, 2), ("7.25%", 200, 14), ("7.25%", 600, 44),
  ]

  @Test(arguments: halves) func `a half goes to the even unit`(percent: String, amount: Int, rounded: Int) throws {
    #expect(try part(percent, of: amount) == rounded)
  }

  static let others: [(String, Int, Int)] = [
    ("0%", 12_345, 0), ("100%", 12_345, 12_345), ("7.25%", 4500, 326), ("33.3333%", 100, 33), ("66.6667%", 100, 67),
    ("49.9999%", 1, 0), ("50.0001%", 1, 1), ("100%", MinorUnits.largest, MinorUnits.largest),
    ("99.9999%", -1_000_000, -999_999),
  ]

  @Test(arguments: others)
  func `what is no half goes to the nearest unit`(percent: String, amount: Int, rounded: Int) throws {
    #expect(try part(percent, of: amount) == rounded)
  }

  @Test func `a part by chance is never further than half a unit away`() throws {
    var chance = SplitMix64(seed: 20)
    for _ in 0..<2000 {
      let percent = try #require(Percent(millionths: chance.next(1_000_001)))
      let amount = chance.next(1_000_000_000)
      let twice = 2 * (percent.of(amount) * 1_000_000 - amount * percent.millionths)
      #expect(twice.magnitude <= 1_000_000)
      #expect(twice.magnitude < 1_000_000 || percent.of(amount) % 2 == 0)
    }
  }

  @Test(arguments: ["7.25", "", "%", "7,25%", "1e1%", "7.12345%", "％7", "７%", "7%%", "$7%"])
  func `what is no number with a percent sign cannot be read`(text: String) {
    #expect(Percent(text) == nil)
  }

  @Test(arguments: [("7.25%", "7.25%"), ("07.2500%", "7.25%"), ("0%", "0%"), ("0.0001%", "0.0001%"), ("-5%", "-5%")])
  func `it is written without what says nothing`(text: String, shown: String) throws {
    #expect(try #require(Percent(text)).description == shown)
  }

  @Test(arguments: ["-5%", "-0.0001%", "100.0001%", "150%"])
  func `no part is less than nothing or more than all`(text: String) throws {
    var problems: [Problem] = []
    let percent = try #require(Percent(text))
    #expect(percent.part(field: "percent", &problems) == nil)
    #expect(problems == [.money(.invalidPercent(field: "percent", percent))])
  }
}
