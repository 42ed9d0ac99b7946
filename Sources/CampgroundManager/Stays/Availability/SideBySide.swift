/// The choice of several free sites that lie side by side: one after the other in the order of the numbers, in one loop.
struct SideBySide {
  private let count: Int
  private var best: [SiteChoice]?

  /// The best row of this many among free sites; nil when no such number lies side by side.
  static func best(_ count: Int, of free: [SiteChoice], among sites: [CampSite]) -> [SiteChoice]? {
    let choices = Dictionary(free.map { ($0.site.id, $0) }) { first, _ in first }
    var search = SideBySide(count: count)
    for loop in Dictionary(grouping: sites, by: \.loop).values {
      search.look(at: loop.map { choices[$0.id] })
    }
    return search.best
  }

  private init(count: Int) { self.count = count }

  /// Looks at the sites of one loop, in their order; nil stands for one that is not free or does not fit.
  private mutating func look(at loop: [SiteChoice?]) {
    var row: [SiteChoice] = []
    for choice in loop {
      guard let choice else {
        row = []
        continue
      }
      row.append(choice)
      guard row.count >= count else { continue }
      let found = Array(row.suffix(count))
      if best.map({ found.isBetter(than: $0) }) ?? true { best = found }
    }
  }
}

extension [SiteChoice] {
  /// True when fewer need an override, then fewer leave a gap that a rule forbids, then more fill a gap, then the largest is smaller, then the first has the lower
  /// number (domain rule R27, of all of them).
  fileprivate func isBetter(than other: [SiteChoice]) -> Bool {
    let overridden = (count(where: \.isOverridden), other.count(where: \.isOverridden))
    if overridden.0 != overridden.1 { return overridden.0 < overridden.1 }
    let left = (count(where: \.leavesGap), other.count(where: \.leavesGap))
    if left.0 != left.1 { return left.0 < left.1 }
    let gaps = (count(where: \.fillsGap), other.count(where: \.fillsGap))
    if gaps.0 != gaps.1 { return gaps.0 > gaps.1 }
    let sizes = (largest, other.largest)
    return sizes.0 == sizes.1 ? place < other.place : sizes.0 < sizes.1
  }

  private var largest: (Int, Int) { map(\.size).max { $0 < $1 } ?? (0, 0) }
  private var place: Int { map(\.place).min() ?? 0 }
}
