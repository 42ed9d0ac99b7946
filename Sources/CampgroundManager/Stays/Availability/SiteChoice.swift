/// A free site that fits, and its advantages over others (domain rule R27).
struct SiteChoice: Hashable, Sendable {
  let site: CampSite
  /// The place of the site in the natural order of the numbers.
  let place: Int
  /// True when the stay leaves a gap there that a rule forbids.
  var leavesGap = false
  /// True when the nights before and after are taken, so that the stay leaves no gap.
  let fillsGap: Bool
  /// True when the site does only because of an override.
  var isOverridden: Bool

  init(_ site: CampSite, place: Int, fillsGap: Bool, for suitability: Suitability) {
    (self.site, self.place, self.fillsGap) = (site, place, fillsGap)
    isOverridden = suitability.isOverridden(at: site)
  }

  /// True when it needs no override, then leaves no gap that a rule forbids, then fills a gap exactly, then is the smallest, then has the lowest number.
  func isBetter(than other: SiteChoice) -> Bool {
    if isOverridden != other.isOverridden { return !isOverridden }
    if leavesGap != other.leavesGap { return other.leavesGap }
    if fillsGap != other.fillsGap { return fillsGap }
    let sizes = (size, other.size)
    return sizes.0 == sizes.1 ? place < other.place : sizes.0 < sizes.1
  }

  /// Length first, then people; an unknown or missing limit counts as the largest.
  var size: (Int, Int) {
    (site.features.maxLength ?? .max, site.features.maxPeople ?? .max)
  }

  /// The reason why it goes before the others, which are in the order of their choice: over the one with the lowest number, if
  /// that is lower, as people ask why it is not that one; else over the next best.
  func reason(over others: some Collection<SiteChoice>) -> ChoiceReason {
    let first = others.min { $0.place < $1.place }
    guard let next = first.map({ $0.place < place }) == true ? first : others.first else { return .onlyFree }
    if !isOverridden, next.isOverridden { return .needsNoOverride }
    if !leavesGap, next.leavesGap { return .leavesNoGap }
    if fillsGap, !next.fillsGap { return .fillsGap }
    return size == next.size ? .lowestNumber : .smallest(maxLength: site.features.maxLength)
  }
}

extension [SiteChoice] {
  /// The sites without those that leave a gap, unless all do.
  var withoutGaps: [SiteChoice] { contains { !$0.leavesGap } ? filter { !$0.leavesGap } : self }
}
