import Persistence

/// Nights in a row on one site with one holder.
struct ChartRun {
  enum Holder: Hashable {
    case reservation(ReservationID)
    case block(BlockID)
  }

  let holder: Holder
  var from: Day
  var before: Day
}

extension ChartRun.Holder {
  /// Reads the columns `reservation` and `block` of a night; one of them is null.
  init(_ row: Row, at column: Int) throws {
    if let reservation: ReservationID = try row[column] {
      self = .reservation(reservation)
    } else {
      self = .block(try row[column + 1])
    }
  }
}

/// The runs of every site, by its permanent number.
struct ChartRuns {
  private(set) var bySite: [Int64: [ChartRun]] = [:]

  /// Appends the next night of a site, later than those before.
  mutating func append(_ night: Day, on site: Int64, _ holder: ChartRun.Holder) {
    let next = night.advanced(by: 1)
    var runs = bySite.removeValue(forKey: site) ?? []
    if let last = runs.last, last.holder == holder, last.before == night {
      runs[runs.count - 1].before = next
    } else {
      runs.append(ChartRun(holder: holder, from: night, before: next))
    }
    bySite[site] = runs
  }

  /// Extends the first and the last run of each site over the nights that the same holder has beyond the window.
  mutating func extend(over nights: Range<Day>, by beyond: [SiteNight: ChartRun.Holder]) {
    for (site, runs) in bySite {
      guard var first = runs.first else { continue }
      // The calendar's first day has none before it.
      while first.from <= nights.lowerBound, first.from > .earliest,
        beyond[SiteNight(site, first.from.advanced(by: -1))] == first.holder
      {
        first.from = first.from.advanced(by: -1)
      }
      bySite[site]?[0] = first
      guard var last = bySite[site]?.last else { continue }
      while last.before >= nights.upperBound, beyond[SiteNight(site, last.before)] == last.holder {
        last.before = last.before.advanced(by: 1)
      }
      bySite[site]?[runs.count - 1] = last
    }
  }
}

/// A night of a site, by its permanent number.
struct SiteNight: Hashable {
  let site: Int64
  let night: Day

  init(_ site: Int64, _ night: Day) {
    (self.site, self.night) = (site, night)
  }
}
