/// The tape chart: the holders of the sites over some nights.
package struct Chart: Hashable, Sendable {
  /// The first night …
  package let from: Day
  /// … and the day after the last.
  package let before: Day
  package let today: Day
  /// The loops in natural order of their names; the sites outside loops are last.
  package let loops: [ChartLoop]
  /// The occupancy of each night, of the sites that the chart shows.
  package let occupancy: [NightOccupancy]
  /// The reservations of the bars by their ids, for a chart that was requested with them.
  package var parties: [String: Reservation] = [:]
  /// The ids of the parties that should have come or left by now.
  package var late: Set<String> = []

  package var numberOfNights: Int { from.distance(to: before) }
}

extension Chart {
  /// The same nights without names, numbers and retired sites: each is reserved, or blocked.
  package var forThePublic: Chart {
    Chart(
      from: from, before: before, today: today, loops: loops.map(\.forThePublic).filter { !$0.rows.isEmpty },
      occupancy: [])
  }
}

extension ChartLoop {
  fileprivate var forThePublic: ChartLoop {
    let open = rows.filter { !$0.site.retired }
    return ChartLoop(name: name, rows: open.map { ChartRow(site: $0.site, bars: $0.bars.map(\.forThePublic)) })
  }
}

extension ChartBar {
  fileprivate var forThePublic: ChartBar {
    ChartBar(
      kind: kind == .block ? .block : .stay, id: "", status: kind == .block ? nil : .reserved, label: "", from: from,
      before: before)
  }
}

/// The sites of one loop.
package struct ChartLoop: Hashable, Sendable {
  /// The name; nil for the sites that lie in no loop.
  package let name: String?
  /// The rows in natural order of the sites' numbers.
  package let rows: [ChartRow]
}

/// One site and its holders.
package struct ChartRow: Hashable, Sendable {
  package let site: CampSite
  /// The bars by their nights; none overlaps another. Each has a night in the chart, or ends on its first day.
  package let bars: [ChartBar]
}

/// Nights in a row that one party or block holds on one site.
///
/// A party that moves has a bar on each of its sites, and one that a block displaced has two with the block between.
package struct ChartBar: Hashable, Sendable {
  package enum BarKind: String, Hashable, Sendable {
    case stay
    case hold
    case block
  }

  package let kind: BarKind
  /// The id of the reservation or the block, such as `r-3`.
  package let id: String
  /// The status; nil for a block.
  package let status: ReservationStatus?
  /// The camper's name, or a block's reason.
  package let label: String
  /// The first night here, which may be before the chart's first …
  package let from: Day
  /// … and the day after the last here, which may be after the chart's end.
  package let before: Day
}

/// The occupancy of one night (domain rule R22).
package struct NightOccupancy: Hashable, Sendable {
  package let night: Day
  /// The number of sites in service and in season, and of the others that somebody holds this night.
  package let sites: Int
  package let blocked: Int
  /// The sites held for a party: by a hold that stands, a reservation or a stay.
  package let occupied: Int

  /// Occupied ÷ (for sale − blocked); nil when nothing could be sold.
  package var ratio: Double? {
    sites > blocked ? Double(occupied) / Double(sites - blocked) : nil
  }
}
