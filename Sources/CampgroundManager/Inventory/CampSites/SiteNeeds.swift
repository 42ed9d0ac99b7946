/// The conditions of a request on its site; nil and false require nothing.
@dynamicMemberLookup
public struct SiteNeeds: Hashable, Sendable {
  public var type: Slug?
  /// The part that stays with the party.
  public var features = FeatureNeeds()
  /// True when a site of unknown length is accepted (domain rule R18).
  public var acceptUnknownLength = false

  public init() {}

  public init(_ features: FeatureNeeds, acceptingUnknownLength: Bool = false) {
    self.features = features
    acceptUnknownLength = acceptingUnknownLength
  }

  public subscript<Value>(dynamicMember path: WritableKeyPath<FeatureNeeds, Value>) -> Value {
    get { features[keyPath: path] }
    set { features[keyPath: path] = newValue }
  }

  /// The needs that the site does not meet.
  package func problems(at site: CampSite) -> [Problem] {
    let isOther = type.map { $0 != site.features.type } ?? false
    let other = isOther ? type.map { Problem.site(.otherType($0, actual: site.features.type)) } : nil
    return [other].compactMap(\.self) + features.problems(at: site.features)
  }
}

extension SiteNeeds: Recorded {
  static let blank = SiteNeeds()

  static let fields: FieldList<Self> = [
    field("type", { $0.type }, { $0.type = $1 }),
    part(FeatureNeeds.self) { $1(&$0.features) },
    field("acceptUnknownLength", { $0.acceptUnknownLength }, { $0.acceptUnknownLength = $1 }),
  ]
}

extension SiteNeeds: FieldWritable {}
