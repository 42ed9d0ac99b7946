/// A filter of sites; a nil property filters nothing.
public struct SiteFilter: Hashable, Sendable {
  package var loop: String?
  package var needs = SiteNeeds()
  package var equipment: Slug?
  /// The length of a rig that the site is known to take.
  package var rigLength: Int?
  /// True for only retired sites, false for only those in service.
  public var retired: Bool?

  public init() {}

  func includes(_ site: CampSite) -> Bool {
    let features = site.features
    if let loop, features.loop.map(PersonText.key) != PersonText.key(loop) { return false }
    if let equipment, !features.equipment.isEmpty, !features.equipment.contains(equipment) { return false }
    if let rigLength, features.maxLength.map({ $0 < rigLength }) ?? true { return false }
    if let retired, retired != site.retired { return false }
    return needs.problems(at: site).isEmpty
  }
}
