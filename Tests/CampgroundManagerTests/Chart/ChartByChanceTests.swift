import CampgroundManager
import TestSupport
import Testing

/// Charts of campgrounds by chance, compared with their reservations and blocks night by night.
struct ChartByChanceTests {
  @Test(arguments: 1...8) func `every night has in its chart the holder that it has`(seed: Int) throws {
    var chance = SplitMix64(seed: UInt64(seed))
    let camp = try Self.campground(&chance)
    var holders: [Night: String] = [:]
    try camp.reservations.forEachReservation { made in
      for night in made.nights { holders[Night(night.site, night.night)] = made.id?.description }
    }
    for block in try camp.blocks.listBlocks() {
      for night in block.from..<block.before { holders[Night(block.site, night)] = block.id.description }
    }
    for _ in 0..<10 {
      var request = ChartRequest()
      request.from = Self.first.advanced(by: chance.next(40) - 5)
      request.numberOfNights = 1 + chance.next(30)
      let chart = try camp.chart.chart(request)
      for row in chart.loops.flatMap(\.rows) { Self.expect(row, in: chart, holders) }
      for night in chart.occupancy {
        let held = holders.filter { $0.key.night == night.night }.values
        #expect(night.blocked == held.count { $0.hasPrefix("b") })
        #expect(night.occupied == held.count { $0.hasPrefix("r") })
      }
    }
  }

  private struct Night: Hashable {
    let site: SiteNumber
    let night: Day

    init(_ site: SiteNumber, _ night: Day) { (self.site, self.night) = (site, night) }
  }

  private static let first: Day = "2027-07-01"

  private static func expect(_ row: ChartRow, in chart: Chart, _ holders: [Night: String]) {
    for bar in row.bars {
      #expect(bar.from < chart.before && bar.before >= chart.from)
      // All of it is held, and no night more.
      let ends = [bar.from.advanced(by: -1), bar.before]
      #expect((bar.from..<bar.before).allSatisfy { holders[Night(row.site.siteNumber, $0)] == bar.id })
      #expect(ends.allSatisfy { holders[Night(row.site.siteNumber, $0)] != bar.id })
    }
    // The night before the first ends on the first day.
    for night in chart.from.advanced(by: -1)..<chart.before {
      let bars = row.bars.filter { ($0.from..<$0.before).contains(night) }
      #expect(bars.map(\.id) == [holders[Night(row.site.siteNumber, night)]].compactMap(\.self))
    }
  }

  /// Stays, moves and forced blocks; refused ones are left out.
  private static func campground(_ chance: inout SplitMix64) throws -> TestCampground {
    let camp = TestCampground(sites: 1, 2, 3, 4)
    let camper = try camp.makeCamper()
    for _ in 0..<60 {
      let site = SiteNumber(integerLiteral: 1 + chance.next(4))
      let arrival = first.advanced(by: chance.next(40))
      let days = arrival..<arrival.advanced(by: 1 + chance.next(12))
      switch chance.next(6) {
      case 0: _ = try? camp.blockSite(site, days, isForced: chance.next(2) == 0)
      case 1:
        let made = ReservationReference("r-\(1 + chance.next(20))")
        _ = try? camp.reservations.move(made, to: site, from: arrival)
      default: _ = try? camp.reserve(site, days, camper: camper)
      }
    }
    return camp
  }
}
