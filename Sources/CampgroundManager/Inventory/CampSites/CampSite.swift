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
  public var retired: Bool

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
  /// The code of the gate or lock between the guest and the site; a secret, for the guest who has reserved it.
  public var gateCode: String?

  public init() {}
}

extension CampSite {
  /// A site that was never changed; the store assigns its id.
  init(new number: SiteNumber, _ features: SiteFeatures = SiteFeatures()) {
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
    field("number", \.siteNumber, called: "renumber"),
    index("order_key") { $0.siteNumber.orderKey },
    part(SiteFeatures.self) { $1(&$0.features) },
    field("retired", \.retired).imported(as: "outofservice inactive"),
    SiteFeatures.notes.within { $1(&$0.features) },
    version({ $0.version }, { $0.version = $1 }),
  ]

  /// Amperes imply electricity, and no electricity removes them.
  static func settle(
    _ edited: inout CampSite, by edits: FieldEdits<CampSite>, in currency: Currency?, _ problems: inout [Problem]
  ) {
    if edits.electricity == nil, edits.amps?.isEmpty == false { edited.features.electricity = true }
    if !edited.electricity {
      if edits.amps?.isEmpty == false { problems.append(.record(.ampsWithoutElectricity)) }
      edited.features.amps = []
    }
    if let most = edited.features.maxPeople, edited.features.minPeople > most, most >= 1 {
      problems.append(.record(.crossedPeople(fewest: edited.features.minPeople, most: most)))
    }
  }
}

extension CampSite: TitledThing {}

extension SiteFeatures: Recorded {
  static let blank = SiteFeatures()

  static let fields: FieldList<Self> = [
    field("loop", \.loop, limit: 200, whose: .campground).imported(as: "area section zone"),
    field("type", \.type).imported(as: "sitetype kind category class"),
    field("electricity", \.electricity)
      .imported(as: "electric electrichookup electricityhookup power hookup"),
    field("amps", \.amps) { amps, problems in
      problems += amps.filter { $0 < 1 }.map { .record(.invalidAmps($0)) }
      amps = Set(amps).sorted()
    }.imported(as: "amperes amperage amp"),
    field("water", \.water).imported(as: "waterhookup"),
    field("sewer", \.sewer).imported(as: "sewerhookup"),
    field("maxLength", \.maxLength) { feet, problems in
      if let feet, feet < 0 { problems.append(.party(.invalidLength(field: "maxLength", feet))) }
      if feet == 0 { feet = nil }
    }.stored(in: "max_length").imported(as: "maxvehiclelength maxlengthft length maxriglength sitelength"),
    field("minPeople", \.minPeople) { people, problems in
      if people < 1 { problems.append(.record(.invalidCapacity(field: "minPeople", people))) }
    }.stored(in: "min_people").imported(as: "minnumofpeople minoccupancy"),
    field("maxPeople", \.maxPeople) { people, problems in
      if let people, people < 1 { problems.append(.record(.invalidCapacity(field: "maxPeople", people))) }
    }.stored(in: "max_people").imported(as: "maxnumofpeople maxoccupancy occupancy capacity sleeps"),
    field("maxVehicles", \.maxVehicles) { vehicles, problems in
      if let vehicles, vehicles < 0 {
        problems.append(.party(.invalidVehicles(field: "maxVehicles", vehicles)))
      }
    }.stored(in: "max_vehicles").imported(as: "maxnumofvehicles vehicles"),
    field("pullThrough", \.pullThrough).stored(in: "pull_through").imported(as: "pullthru drivethrough"),
    field("accessible", \.accessible).imported(as: "accessibility ada handicap wheelchair"),
    field("equipment", \.equipment) { words, _ in words = Set(words).sorted() }
      .imported(as: "permittedequipment allowedequipment"),
    field("gateCode", \.gateCode, limit: 40, whose: .campground).stored(in: "gate_code").titled("Gate code").secret(),
  ]

  /// In images and rows it stands behind the retirement of the site.
  fileprivate static let notes = field("notes", \.notes, limit: 10_000, whose: .campground).titled("Notes")
    .imported(as: "note comments description remarks")
}
