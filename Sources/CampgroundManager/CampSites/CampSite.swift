/// A place that the campground sells for a night.
public struct CampSite: Hashable, Sendable, Codable {
  /// Its permanent number in the store; people know it by `siteNumber`.
  public let id: Int64
  /// Goes up by one with each change.
  public internal(set) var version: Int
  /// As painted on the post.
  public let siteNumber: SiteNumber
  /// What the site offers and permits.
  public internal(set) var features: SiteFeatures
  /// A retired site takes no new reservation; those it has stand.
  public internal(set) var retired: Bool

  public var electricity: Bool { features.electricity }
  public var water: Bool { features.water }
  public var sewer: Bool { features.sewer }
  public var loop: String? { features.loop }
  public var type: Slug { features.type }
}

/// What a site offers and permits. Lengths are feet; nil is not known, or no limit for people and vehicles.
public struct SiteFeatures: Hashable, Sendable, Codable {
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

extension CampSite: Journaled, Replayable {
  static let kind = "site"
  var journalNumber: Int64 { id }
}

extension CampSite: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("number", siteNumber)
    fields.field("loop", features.loop)
    fields.field("type", features.type)
    fields.field("electricity", features.electricity)
    fields.list("amps", features.amps)
    fields.field("water", features.water)
    fields.field("sewer", features.sewer)
    fields.field("maxLength", features.maxLength)
    fields.field("minPeople", features.minPeople)
    fields.field("maxPeople", features.maxPeople)
    fields.field("maxVehicles", features.maxVehicles)
    fields.field("pullThrough", features.pullThrough)
    fields.field("accessible", features.accessible)
    fields.list("equipment", features.equipment)
    fields.field("retired", retired)
    fields.field("notes", features.notes)
    fields.field("version", version)
  }
}
