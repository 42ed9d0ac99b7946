/// What limits when one may stay (domain rule R16): for the campground, or as far as it differs for a type of site.
///
/// Nil is no limit for the campground, and "as the campground" for a type.
public struct StayLimits: Hashable, Sendable, Codable {
  public internal(set) var open: Season?
  public internal(set) var minNights: Int?
  public internal(set) var maxNights: Int?
  /// How many days ahead one may reserve.
  public internal(set) var windowDays: Int?
  /// When no stay begins.
  public internal(set) var closedToArrival: DaySet?
  /// When no stay ends.
  public internal(set) var closedToDeparture: DaySet?
  /// How many nights in a row a camper may stay, on any sites.
  public internal(set) var maxConsecutive: Int?

  var isEmpty: Bool { self == StayLimits() }

  /// These where they say something, else the others.
  func over(_ others: StayLimits) -> StayLimits {
    StayLimits(
      open: open ?? others.open, minNights: minNights ?? others.minNights, maxNights: maxNights ?? others.maxNights,
      windowDays: windowDays ?? others.windowDays, closedToArrival: closedToArrival ?? others.closedToArrival,
      closedToDeparture: closedToDeparture ?? others.closedToDeparture,
      maxConsecutive: maxConsecutive ?? others.maxConsecutive)
  }
}

extension StayLimits: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("open", open)
    fields.field("minNights", minNights)
    fields.field("maxNights", maxNights)
    fields.field("windowDays", windowDays)
    fields.list("closedToArrival", closedToArrival)
    fields.list("closedToDeparture", closedToDeparture)
    fields.field("maxConsecutive", maxConsecutive)
  }
}

extension FieldWriter {
  fileprivate mutating func list(_ key: StaticString, _ days: DaySet?) {
    if let days { list(key, days.words) } else { field(key, .null) }
  }
}

/// What differs for sites of a type.
public struct TypeLimits: Hashable, Sendable, Codable {
  public let type: Slug
  public internal(set) var limits: StayLimits

  private enum CodingKeys: CodingKey {
    case type
  }

  init(type: Slug, limits: StayLimits) {
    self.type = type
    self.limits = limits
  }

  /// The limits stand beside the type.
  public init(from decoder: any Decoder) throws {
    type = try decoder.container(keyedBy: CodingKeys.self).decode(Slug.self, forKey: .type)
    limits = try StayLimits(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try limits.encode(to: encoder)
  }
}

extension KeyedDecodingContainer {
  /// An image from before types had limits of their own has none.
  package func decode(_ type: [TypeLimits].Type, forKey key: Key) throws -> [TypeLimits] {
    try decodeIfPresent(type, forKey: key) ?? []
  }
}
