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
  let isOverridden: Bool

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

  /// The reason why it is better than the next best, if there is one.
  func reason(over next: SiteChoice?) -> ChoiceReason {
    guard let next else { return .onlyFree }
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
