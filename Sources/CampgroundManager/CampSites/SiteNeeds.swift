/// What a site must offer; nil and false ask for nothing.
public struct SiteNeeds: Hashable, Sendable, Codable {
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
    if let type, type != features.type { problems.append(.otherType(type, features.type)) }
    if electricity, !features.electricity { problems.append(.noElectricity) }
    if water, !features.water { problems.append(.noWater) }
    if sewer, !features.sewer { problems.append(.noSewer) }
    if pullThrough, !features.pullThrough { problems.append(.notPullThrough) }
    if accessible, !features.accessible { problems.append(.notAccessible) }
    let missing = amps.filter { !features.amps.contains($0) }
    if !missing.isEmpty { problems.append(.noAmps(missing)) }
    return problems
  }
}

extension SiteNeeds: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("type", type)
    fields.field("electricity", electricity)
    fields.list("amps", amps)
    fields.field("water", water)
    fields.field("sewer", sewer)
    fields.field("pullThrough", pullThrough)
    fields.field("accessible", accessible)
    fields.field("acceptUnknownLength", acceptUnknownLength)
  }
}
