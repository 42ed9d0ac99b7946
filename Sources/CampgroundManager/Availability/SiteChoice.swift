/// A free site that fits, and what speaks for it when any site will do (domain rule R27).
struct SiteChoice: Hashable, Sendable {
  let site: CampSite
  /// Its place in the natural order of the numbers.
  let place: Int
  /// Whether the nights before and after are taken, so that the stay leaves no gap.
  let fillsGap: Bool
  /// Whether it does only because somebody decided so.
  let isOverridden: Bool

  /// Needs no override, then fills a gap exactly, then is the smallest, then has the lowest number.
  func isBetter(than other: SiteChoice) -> Bool {
    if isOverridden != other.isOverridden { return !isOverridden }
    if fillsGap != other.fillsGap { return fillsGap }
    let sizes = (size, other.size)
    return sizes.0 == sizes.1 ? place < other.place : sizes.0 < sizes.1
  }

  /// Length first, then people; what is not known or not limited counts as the largest.
  private var size: (Int, Int) {
    (site.features.maxLength ?? .max, site.features.maxPeople ?? .max)
  }

  /// Why it is better than the next best; there may be no other.
  func reason(over next: SiteChoice?) -> ChoiceReason {
    guard let next else { return .onlyFree }
    if !isOverridden, next.isOverridden { return .needsNoOverride }
    if fillsGap, !next.fillsGap { return .fillsGap }
    return size == next.size ? .lowestNumber : .smallest(maxLength: site.features.maxLength)
  }
}
