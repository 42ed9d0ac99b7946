/// The features that a site must have; nil and false require nothing.
public struct SiteNeeds: Hashable, Sendable, Encodable {
  public var type: Slug?
  public var electricity = false
  /// The amperes, all of which are required.
  public var amps: [Int] = []
  public var water = false
  public var sewer = false
  public var pullThrough = false
  public var accessible = false
  /// True when a site of unknown length is accepted (domain rule R18).
  public var acceptUnknownLength = false

  public init() {}

  /// The needs that the site does not meet.
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

extension SiteNeeds: Recorded {
  static let blank = SiteNeeds()

  static let fields: FieldList = [
    field("type", { $0.type }, { $0.type = $1 }),
    field("electricity", { $0.electricity }, { $0.electricity = $1 }),
    field("amps", { WordList($0.amps) }, { $0.amps = $1.words }),
    field("water", { $0.water }, { $0.water = $1 }),
    field("sewer", { $0.sewer }, { $0.sewer = $1 }),
    field("pullThrough", { $0.pullThrough }, { $0.pullThrough = $1 }),
    field("accessible", { $0.accessible }, { $0.accessible = $1 }),
    field("acceptUnknownLength", { $0.acceptUnknownLength }, { $0.acceptUnknownLength = $1 }),
  ]
}

extension SiteNeeds: FieldWritable {}
