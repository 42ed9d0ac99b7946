extension ChartLoop {
  /// The loops of some rows, which keep their order within each.
  static func loops(of rows: [ChartRow]) -> [ChartLoop] {
    Dictionary(grouping: rows) { $0.site.loop }
      .map { ChartLoop(name: $0.key, rows: $0.value) }
      .sorted { left, right in
        guard let left = left.name else { return false }
        // Loops are ordered as sites are: 2 before 10.
        return right.name.map { SiteNumber(stringLiteral: left) < SiteNumber(stringLiteral: $0) } ?? true
      }
  }
}

extension NightOccupancy {
  /// The occupancy of some sites, night by night.
  static func occupancy(
    of rows: [ChartRow], on nights: Range<Day>, _ settings: CampgroundSettings
  ) -> [NightOccupancy] {
    let open = OpenNights(nights, settings)
    var occupied = Array(repeating: 0, count: nights.count)
    var (blocked, unsold) = (occupied, occupied)
    for row in rows {
      for bar in row.bars {
        for night in nights.clamped(to: bar.from..<bar.before) {
          let place = nights.lowerBound.distance(to: night)
          if bar.kind == .block { blocked[place] += 1 } else { occupied[place] += 1 }
          if row.site.retired || !open.isOpen(row.site.type, at: place) { unsold[place] += 1 }
        }
      }
    }
    let inService = Dictionary(grouping: rows.filter { !$0.site.retired }, by: \.site.type).mapValues(\.count)
    return nights.enumerated().map { place, night in
      let forSale = inService.reduce(0) { open.isOpen($1.key, at: place) ? $0 + $1.value : $0 }
      return NightOccupancy(
        night: night, sites: forSale + unsold[place], blocked: blocked[place], occupied: occupied[place])
    }
  }
}
