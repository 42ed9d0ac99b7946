/// Which sites to list; nil asks for nothing.
public struct SiteFilter: Hashable, Sendable {
  public var loop: String?
  public var needs = SiteNeeds()
  public var equipment: Slug?
  /// Sites that are known to take a rig of this length.
  public var rigLength: Int?
  /// Only retired sites, or only those in service.
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
