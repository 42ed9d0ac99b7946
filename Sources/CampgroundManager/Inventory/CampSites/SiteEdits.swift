/// The requested changes of a site's features; nil leaves a feature as it is.
///
/// Adding a site is editing one that has only a number.
public struct SiteEdits: Hashable, Sendable, Encodable {
  public var loop: Edit<String>?
  public var type: Slug?
  public var electricity: Bool?
  public var amps: [Int]?
  public var water: Bool?
  public var sewer: Bool?
  /// The new length; 0 makes it unknown.
  public var maxLength: Edit<Int>?
  public var minPeople: Int?
  public var maxPeople: Edit<Int>?
  public var maxVehicles: Edit<Int>?
  public var pullThrough: Bool?
  public var accessible: Bool?
  public var equipment: [Slug]?
  public var notes: Edit<String>?
  /// The new state, true for out of service; ignored when a site is added.
  public var retired: Bool?
  /// The new number; ignored when a site is added.
  package var renumber: SiteNumber?

  public init() {}
}

extension SiteEdits {
  /// The features after the edits; reports in `problems` whatever is invalid.
  func applied(to features: SiteFeatures, _ problems: inout [Problem]) -> SiteFeatures {
    var edited = features
    if let loop { edited.loop = text(loop, "loop", &problems) }
    if let notes { edited.notes = text(notes, "notes", limit: 10_000, &problems) }
    if let type { edited.type = type }
    if let electricity { edited.electricity = electricity }
    if let water { edited.water = water }
    if let sewer { edited.sewer = sewer }
    if let pullThrough { edited.pullThrough = pullThrough }
    if let accessible { edited.accessible = accessible }
    if let equipment { edited.equipment = Set(equipment).sorted() }
    applyAmps(to: &edited, &problems)
    applyLimits(to: &edited, &problems)
    return edited
  }

  /// Applies the amperes: they imply electricity, and no electricity removes them.
  private func applyAmps(to features: inout SiteFeatures, _ problems: inout [Problem]) {
    if let amps {
      for value in amps where value < 1 { problems.append(.record(.invalidAmps(value))) }
      features.amps = Set(amps).sorted()
      if electricity == nil, !amps.isEmpty { features.electricity = true }
    }
    if !features.electricity {
      if amps?.isEmpty == false { problems.append(.record(.ampsWithoutElectricity)) }
      features.amps = []
    }
  }

  private func applyLimits(to features: inout SiteFeatures, _ problems: inout [Problem]) {
    if let maxLength { features.maxLength = maxLength.value == 0 ? nil : maxLength.value }
    if let minPeople { features.minPeople = minPeople }
    if let maxPeople { features.maxPeople = maxPeople.value }
    if let maxVehicles { features.maxVehicles = maxVehicles.value }
    requireLimits(of: features, &problems)
  }

  private func requireLimits(of features: SiteFeatures, _ problems: inout [Problem]) {
    if let length = maxLength?.value, length < 0 {
      problems.append(.party(.invalidLength(field: "maxLength", length)))
    }
    for case (let field, let people?) in [("minPeople", minPeople), ("maxPeople", maxPeople?.value)] where people < 1 {
      problems.append(.record(.invalidCapacity(field: field, people)))
    }
    if let vehicles = maxVehicles?.value, vehicles < 0 {
      problems.append(.party(.invalidVehicles(field: "maxVehicles", vehicles)))
    }
    if let most = features.maxPeople, features.minPeople > most, most >= 1 {
      problems.append(.record(.crossedPeople(fewest: features.minPeople, most: most)))
    }
  }

  private func text(
    _ edit: Edit<String>, _ field: String, limit: Int = 200, _ problems: inout [Problem]
  ) -> String? {
    PersonText.clean(edit.value, field: field, limit: limit, &problems)
  }
}
