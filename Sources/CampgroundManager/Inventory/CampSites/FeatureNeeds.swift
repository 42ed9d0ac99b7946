/// The features that a party needs of its site, which are kept with its stay; false and an empty list require nothing.
public struct FeatureNeeds: Hashable, Sendable {
  public var electricity = false
  /// The amperes, all of which are required.
  public var amps: [Int] = []
  public var water = false
  public var sewer = false
  public var pullThrough = false
  public var accessible = false

  public init() {}

  /// The same with ascending amperes, each once.
  public var sorted: FeatureNeeds {
    var sorted = self
    sorted.amps = Set(amps).sorted()
    return sorted
  }

  /// The needs that a site of these features does not meet.
  package func problems(at features: SiteFeatures) -> [Problem] {
    var problems: [Problem] = []
    if electricity, !features.electricity { problems.append(.site(.noElectricity)) }
    if water, !features.water { problems.append(.site(.noWater)) }
    if sewer, !features.sewer { problems.append(.site(.noSewer)) }
    if pullThrough, !features.pullThrough { problems.append(.site(.notPullThrough)) }
    if accessible, !features.accessible { problems.append(.site(.notAccessible)) }
    let missing = amps.filter { !features.amps.contains($0) }
    if !missing.isEmpty { problems.append(.site(.noAmps(missing))) }
    return problems
  }
}

extension FeatureNeeds: Recorded {
  static let blank = FeatureNeeds()

  static let fields: FieldList<Self> = [
    field("electricity", { $0.electricity }, { $0.electricity = $1 }),
    field("amps", { WordList($0.amps) }, { $0.amps = $1.words }),
    field("water", { $0.water }, { $0.water = $1 }),
    field("sewer", { $0.sewer }, { $0.sewer = $1 }),
    field("pullThrough", { $0.pullThrough }, { $0.pullThrough = $1 }),
    field("accessible", { $0.accessible }, { $0.accessible = $1 }),
  ]
}

extension FeatureNeeds: FieldWritable {}
