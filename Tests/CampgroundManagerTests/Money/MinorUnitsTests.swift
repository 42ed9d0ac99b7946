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

/// The spread of a stay's price over its nights.
struct SharesTests {
  @Test func `the shares of the nights sum to the lines of the stay, whatever it costs`() throws {
    var chance = SplitMix64(seed: 2027)
    for _ in 0..<500 {
      let nights = (0..<1 + chance.next(40)).map { _ -> NightPrice? in
        guard chance.next(9) > 0 else { return nil }
        let extras = Extras(adults: chance.next(700), children: 0, vehicles: chance.next(2), pets: 0)
        return NightPrice(amount: chance.next(3) == 0 ? 0 : chance.next(100_000), rate: "Standard", extras: extras)
      }
      let taxes = [
        TaxRule(name: "a", isFee: false, share: .percent(try #require(Percent(millionths: chance.next(300_000))))),
        TaxRule(name: "b", isFee: true, share: .percent(try #require(Percent(millionths: chance.next(300_000))))),
        TaxRule(name: "c", isFee: false, share: .perNight(chance.next(500))),
        TaxRule(name: "d", isFee: true, share: .perStay(chance.next(500))),
      ]
      let price = StayPrice(nights: nights, taxes: taxes)
      #expect(sums(price.shares.flatMap(\.self)) == sums(try price.lines))
      #expect(price.shares.count == nights.count)
      #expect(zip(nights, price.shares).allSatisfy { $0 != nil || $1.isEmpty })
      #expect(price.shares.joined().allSatisfy { $0.amount > 0 })
    }
  }

  @Test func `a percentage goes by what each night costs, an amount by night, one for the stay to the first`() throws {
    let percent = try #require(Percent("10%"))
    // 10 % of 90.05 is 9.005, and so 9.00 for the stay.
    #expect(shares(.percent(percent), [3000, 0, 6005]) == [300, 0, 600])
    #expect(shares(.perNight(150), [3000, 0, 6005]) == [150, 150, 150])
    #expect(shares(.perStay(150), [3000, 0, 6005]) == [150, 0, 0])
    #expect(shares(.perStay(150), []) == [])
  }

  private func shares(_ share: Measure, _ nights: [Int]) -> [Int] {
    TaxRule(name: "t", isFee: false, share: share).shares(of: nights)
  }

  private func sums(_ lines: [LedgerLine]) -> [String: Int] {
    var sums: [String: Int] = [:]
    // Extras are one line of a share, and several of an account.
    for line in lines { sums[line.item == .extras ? "extras" : "\(line.item) \(line.name)", default: 0] += line.amount }
    return sums
  }
}
