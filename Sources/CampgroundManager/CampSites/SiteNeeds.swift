/// What a site must offer; nil and false ask for nothing.
public struct SiteNeeds: Hashable, Sendable {
  public var type: Slug?
  public var electricity = false
  /// Every one of these.
  public var amps: [Int] = []
  public var water = false
  public var sewer = false
  public var pullThrough = false
  public var accessible = false
  /// Takes a site whose longest rig is not known (domain rule R18).
  public var acceptUnknownLength = false

  public init() {}

  /// What the site lacks.
  func problems(at site: CampSite) -> [Problem] {
    let features = site.features
    var problems: [Problem] = []
    if let type, type != features.type {
      problems.append(
        .lacks("otherType", field: "type", value: type.text, "The site is of type \(features.type)"))
    }
    let hookups: [(Bool, Bool, String, String, String)] = [
      (electricity, features.electricity, "noElectricity", "electricity", "The site has no electricity"),
      (water, features.water, "noWater", "water", "The site has no water"),
      (sewer, features.sewer, "noSewer", "sewer", "The site has no sewer"),
      (
        pullThrough, features.pullThrough, "notPullThrough", "pullThrough", "One cannot pull through the site"
      ),
      (accessible, features.accessible, "notAccessible", "accessible", "The site is not accessible"),
    ]
    for (needed, offered, name, field, words) in hookups where needed && !offered {
      problems.append(.lacks(name, field: field, words))
    }
    let missing = amps.filter { !features.amps.contains($0) }
    if !missing.isEmpty {
      let list = missing.map { "\($0) A" }.joined(separator: ", ")
      problems.append(.lacks("noAmps", field: "amps", value: list, "The site does not offer \(list)"))
    }
    return problems
  }
}
