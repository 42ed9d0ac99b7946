/// What nights cost: on which sites, in which season, on which weekdays (domain rule R20). Amounts are minor units.
public struct Rate: Hashable, Sendable, Codable {
  public let id: RateID
  /// Goes up by one with each change.
  public internal(set) var version: Int
  /// No two rates have the same.
  public let name: String
  public let terms: RateTerms
}

/// What a rate says of nights.
public struct RateTerms: Hashable, Sendable, Codable {
  /// Of one night.
  public var nightly: Int
  /// Of 7 nights in a row, spread over them; nil is no price of its own.
  public var weekly: Int?
  /// Of 28 nights in a row, spread over them; nil is no price of its own.
  public var monthly: Int?
  /// Only on this site.
  public var site: SiteNumber?
  /// Only on sites of this type.
  public var type: Slug?
  /// The first night of its season; nil has no beginning.
  public var from: Day?
  /// The day after the last night of its season; nil has no end.
  public var before: Day?
  /// Only for nights that begin on these; empty is every day.
  public var weekdays: [Weekday] = []
  /// Only for stays of at least so many nights.
  public var minNights: Int?
  /// For each person, vehicle or pet beyond those included, a night.
  public var extras = Extras()
  public var included = IncludedParty()

  public init(nightly: Int) { self.nightly = nightly }
}

/// How many of a party a rate includes.
public struct IncludedParty: Hashable, Sendable, Codable {
  public var adults = 2
  public var children = 0
  public var vehicles = 1
  public var pets = 0

  public init() {}
}

extension RateTerms {
  /// Whether the rate says what a night of a stay of this length costs on a site.
  func cover(_ night: Day, on site: SiteNumber, _ type: Slug, stayOf nights: Int) -> Bool {
    if let only = self.site, only != site { return false }
    if let only = self.type, only != type { return false }
    if let from, night < from { return false }
    if let before, night >= before { return false }
    if !weekdays.isEmpty, !weekdays.contains(night.weekday) { return false }
    return nights >= minNights ?? 1
  }

  /// The days in its season; the longest there is without a beginning or an end.
  var seasonLength: Int {
    guard let from, let before else { return .max }
    return from.distance(to: before)
  }

  /// What the party costs for a night beyond those included.
  func extras(for party: Party) -> Extras {
    func cost(_ path: KeyPath<Extras, Int>, _ count: Int, _ included: Int) -> Int {
      MinorUnits.times(extras[keyPath: path], max(0, count - included))
    }
    return Extras(
      adults: cost(\.adults, party.adults, included.adults),
      children: cost(\.children, party.children, included.children),
      vehicles: cost(\.vehicles, party.vehicles, included.vehicles), pets: cost(\.pets, party.pets, included.pets))
  }
}

extension Rate: Journaled, JournalImage, Replayable {
  static let kind = "rate"
  var journalNumber: Int64 { id.rawValue }
}

/// The journal's image; amounts are minor units.
extension Rate: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("id", id)
    fields.field("name", name)
    fields.object("terms") { fields in
      fields.field("nightly", terms.nightly)
      fields.field("weekly", terms.weekly)
      fields.field("monthly", terms.monthly)
      fields.field("site", terms.site)
      fields.field("type", terms.type)
      fields.field("from", terms.from)
      fields.field("before", terms.before)
      fields.list("weekdays", terms.weekdays)
      fields.field("minNights", terms.minNights)
      fields.object("extras", terms.extras.write)
      fields.object("included") { fields in
        fields.field("adults", terms.included.adults)
        fields.field("children", terms.included.children)
        fields.field("vehicles", terms.included.vehicles)
        fields.field("pets", terms.included.pets)
      }
    }
    fields.field("version", version)
  }
}
