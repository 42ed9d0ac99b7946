/// A free site that fits, and its advantages when any site will do (domain rule R27).
struct SiteChoice: Hashable, Sendable {
  let site: CampSite
  /// Its place in the natural order of the numbers.
  let place: Int
  /// True when the nights before and after are taken, so that the stay leaves no gap.
  let fillsGap: Bool
  /// True when the site does only because of an override.
  let isOverridden: Bool

  /// True when it needs no override, then fills a gap exactly, then is the smallest, then has the lowest number.
  func isBetter(than other: SiteChoice) -> Bool {
    if isOverridden != other.isOverridden { return !isOverridden }
    if fillsGap != other.fillsGap { return fillsGap }
    let sizes = (size, other.size)
    return sizes.0 == sizes.1 ? place < other.place : sizes.0 < sizes.1
  }

  /// Length first, then people; an unknown or missing limit counts as the largest.
  private var size: (Int, Int) {
    (site.features.maxLength ?? .max, site.features.maxPeople ?? .max)
  }

  /// The reason why it is better than the next best, if there is one.
  func explanation(over next: SiteChoice?) -> String {
    guard let next else { return "it is the only free site that fits" }
    if !isOverridden, next.isOverridden { return "it is the only one that needs no override" }
    if fillsGap, !next.fillsGap { return "it fills the gap between two stays exactly" }
    if size != next.size {
      return "it is the smallest that fits" + (site.features.maxLength.map { " (\($0) ft)" } ?? "")
    }
    return "it has the lowest number of equally good sites"
  }
}
