import TestSupport
import Testing

@testable import CampgroundManager

/// Whole units that are shared out and summed without losing one (domain rule R9).
struct MinorUnitsTests {
  @Test func `an amount that is spread sums to itself, and its parts differ by one at most`() throws {
    var chance = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let amount = chance.next(2 * MinorUnits.largest) - MinorUnits.largest
      let parts = MinorUnits.spread(amount, over: 1 + chance.next(60))
      #expect(parts.reduce(0, +) == amount)
      let (most, fewest) = (try #require(parts.max()), try #require(parts.min()))
      #expect(most - fewest <= 1)
    }
  }

  @Test func `the larger parts come first`() {
    #expect(MinorUnits.spread(28_000, over: 7) == [4000, 4000, 4000, 4000, 4000, 4000, 4000])
    #expect(MinorUnits.spread(100, over: 7) == [15, 15, 14, 14, 14, 14, 14])
    #expect(MinorUnits.spread(2, over: 3) == [1, 1, 0])
    #expect(MinorUnits.spread(-5, over: 3) == [-2, -2, -1])
    #expect(MinorUnits.spread(5, over: 0) == [])
  }

  @Test func `an amount that is spread by weights sums to itself`() {
    var chance = SplitMix64(seed: 8)
    for _ in 0..<2000 {
      let amount = chance.next(MinorUnits.largest)
      let weights = (0..<(1 + chance.next(30))).map { _ in chance.next(10_000) }
      let parts = MinorUnits.spread(amount, by: weights)
      #expect(parts.count == weights.count)
      #expect(parts.reduce(0, +) == amount)
    }
    #expect(MinorUnits.spread(10, by: [0, 0]) == [5, 5])
    #expect(MinorUnits.spread(100, by: [1, 0, 3]) == [25, 0, 75])
  }

  @Test(arguments: [[MinorUnits.largest, 1], [.max, 1], [-MinorUnits.largest, -1], [.min, -1]])
  func `a sum larger than any amount is refused`(amounts: [Int]) throws {
    let error = try rejected { try MinorUnits.sum(amounts, field: "total") }
    #expect(error.problems.map(\.name) == ["invalidAmount"])
    #expect(error.problems.first?.field == "total")
  }

  @Test func `a sum may be as large as any amount`() throws {
    #expect(try MinorUnits.sum([MinorUnits.largest - 1, 1], field: "total") == MinorUnits.largest)
    #expect(MinorUnits.times(MinorUnits.largest, 2) == MinorUnits.largest + 1)
    #expect(MinorUnits.times(.max, 3) == MinorUnits.largest + 1)
    #expect(MinorUnits.times(450, 3) == 1350)
  }
}
