import JSONText
import Persistence

/// A place that the campground sells for a night.
public struct CampSite: Hashable, Sendable {
  /// The permanent number in the store; people know it by `siteNumber`.
  package internal(set) var id: Int64
  /// The version, which grows by one with each change.
  public internal(set) var version: Int
  /// The number painted on the post.
  public internal(set) var siteNumber: SiteNumber
  /// The features of the site.
  public internal(set) var features: SiteFeatures
  /// True for a site out of service: it takes no new reservation, and those it has stand.
  public internal(set) var retired: Bool

  public var electricity: Bool { features.electricity }
  public var water: Bool { features.water }
  public var sewer: Bool { features.sewer }
  public var loop: String? { features.loop }
  public var type: Slug { features.type }
}

/// The equipment and limits of a site. Lengths are in feet; nil is an unknown length, or no limit of people or
/// vehicles.
public struct SiteFeatures: Hashable, Sendable {
  /// The part of the campground it lies in.
  public var loop: String?
  public var type: Slug = "standard"
  public var electricity = false
  /// Ascending.
  public var amps: [Int] = []
  public var water = false
  public var sewer = false
  /// The longest rig; never 0 (domain rule R18).
  public var maxLength: Int?
  public var minPeople = 1
  public var maxPeople: Int?
  public var maxVehicles: Int?
  public var pullThrough = false
  public var accessible = false
  /// Sorted; empty permits any.
  public var equipment: [Slug] = []
  public var notes: String?

  public init() {}
}

extension CampSite {
  /// A site that was never changed; the store assigns its id.
  init(new number: SiteNumber, _ features: SiteFeatures) {
    self.init(id: 0, version: 1, siteNumber: number, features: features, retired: false)
  }
}

extension CampSite: Replayable {
  /// Older versions kept the features in an object of their own.
  static func replay(_ json: JSONValue, from store: Store) throws -> CampSite {
    guard let number = json["siteNumber"], let features = json["features"]?.members else { return try read(json) }
    let others = json.members?.filter { $0.key != "siteNumber" && $0.key != "features" } ?? []
    return try read(.object([.init("number", number)] + features + others))
  }
}

extension CampSite: Journaled {
  static let kind = "site"
  static func name(_ label: String) -> ThingName { .site(label) }
  var journalNumber: Int64 { id }
  var label: String { siteNumber.text }
}

extension CampSite: Recorded {
  package static let blank = CampSite(
    id: 0, version: 0, siteNumber: "0", features: SiteFeatures(), retired: false)

  static let fields: FieldList<Self> = [
    number({ $0.id }, { $0.id = $1 }),
    field("number", { $0.siteNumber }, { $0.siteNumber = $1 }),
    index("order_key") { $0.siteNumber.orderKey },
    part(SiteFeatures.self) { $1(&$0.features) },
    field("retired", { $0.retired }, { $0.retired = $1 }),
    text("notes", of: .campground, { $0.features.notes }, { $0.features.notes = $1 }),
    version({ $0.version }, { $0.version = $1 }),
  ]
}

extension CampSite: FieldWritable {}

extension SiteFeatures: Recorded {
  static let blank = SiteFeatures()

  static let fields: FieldList<Self> = [
    text("loop", of: .campground, { $0.loop }, { $0.loop = $1 }),
    field("type", { $0.type }, { $0.type = $1 }),
    field("electricity", { $0.electricity }, { $0.electricity = $1 }),
    field("amps", { WordList($0.amps) }, { $0.amps = $1.words }),
    field("water", { $0.water }, { $0.water = $1 }),
    field("sewer", { $0.sewer }, { $0.sewer = $1 }),
    field("maxLength", column: "max_length", { $0.maxLength }, { $0.maxLength = $1 }),
    field("minPeople", column: "min_people", { $0.minPeople }, { $0.minPeople = $1 }),
    field("maxPeople", column: "max_people", { $0.maxPeople }, { $0.maxPeople = $1 }),
    field("maxVehicles", column: "max_vehicles", { $0.maxVehicles }, { $0.maxVehicles = $1 }),
    field("pullThrough", column: "pull_through", { $0.pullThrough }, { $0.pullThrough = $1 }),
    field("accessible", { $0.accessible }, { $0.accessible = $1 }),
    field("equipment", { WordList($0.equipment) }, { $0.equipment = $1.words }),
  ]
}
