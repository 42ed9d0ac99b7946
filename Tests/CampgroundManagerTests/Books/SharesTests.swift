import TestSupport
import Testing

@testable import CampgroundManager

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
      let shared = sums(price.shares.flatMap(\.self))
      #expect(shared == sums(try price.lines))
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
