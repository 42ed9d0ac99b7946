/// The price of nights on some sites, in a season, on some weekdays (domain rule R20). Amounts are minor units.
public struct Rate: Hashable, Sendable {
  public internal(set) var id: RateID
  /// The version, which grows by one with each change.
  public internal(set) var version: Int
  /// The name, different from every other rate's.
  public internal(set) var name: String
  public internal(set) var terms: RateTerms
}

/// The prices of a rate, and the nights that it covers.
public struct RateTerms: Hashable, Sendable {
  /// The price of one night.
  public var nightly: Int
  /// The price of 7 nights in a row, spread over them; nil when there is none of its own.
  public var weekly: Int?
  /// The price of 28 nights in a row, spread over them; nil when there is none of its own.
  public var monthly: Int?
  /// The only site that it covers.
  public var site: SiteNumber?
  /// The only type of site that it covers.
  public var type: Slug?
  /// The first night of its season; nil has no beginning.
  public var from: Day?
  /// The day after the last night of its season; nil has no end.
  public var before: Day?
  /// The weekdays on which covered nights begin; empty for every day.
  public var weekdays: [Weekday] = []
  /// The smallest number of nights of a stay that it covers.
  public var minNights: Int?
  /// The price of each person, vehicle or pet beyond those included, a night.
  public var extras = Extras()
  public var included = IncludedParty()

  public init(nightly: Int) { self.nightly = nightly }
}

/// The party that a rate includes.
public struct IncludedParty: Hashable, Sendable {
  public var adults = 2
  public var children = 0
  public var vehicles = 1
  public var pets = 0

  public init() {}
}

extension RateTerms {
  /// True when the rate covers a night of a stay of this length on a site.
  func cover(_ night: Day, on site: SiteNumber, _ type: Slug, stayOf nights: Int) -> Bool {
    if let only = self.site, only != site { return false }
    if let only = self.type, only != type { return false }
    if let from, night < from { return false }
    if let before, night >= before { return false }
    if !weekdays.isEmpty, !weekdays.contains(night.weekday) { return false }
    return nights >= minNights ?? 1
  }

  /// The number of days in its season; the largest there is without a beginning or an end.
  var seasonLength: Int {
    guard let from, let before else { return .max }
    return from.distance(to: before)
  }

  /// The extra charges of the party for a night.
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

extension Rate: Journaled, Replayable {
  static let kind = "rate"
  var journalNumber: Int64 { id.rawValue }
}

extension Rate: Recorded {
  package static let blank = Rate(id: RateID(rawValue: 0), version: 0, name: "", terms: RateTerms(nightly: 0))

  static let fields: FieldList = [
    key({ $0.id }, { $0.id = $1 }),
    text("name", of: .campground, { $0.name }, { $0.name = $1 }),
    object("terms", RateTerms.self) { $1(&$0.terms) },
    version({ $0.version }, { $0.version = $1 }),
  ]
}

extension RateTerms: Recorded {
  static let blank = RateTerms(nightly: 0)

  static let fields: FieldList = [
    amount("nightly", { $0.nightly }, { $0.nightly = $1 }),
    amount("weekly", { $0.weekly }, { $0.weekly = $1 }),
    amount("monthly", { $0.monthly }, { $0.monthly = $1 }),
    field(
      "site", from: "site.number", in: "(SELECT id FROM camp_site WHERE number = ?)", { $0.site }, { $0.site = $1 }),
    field("type", { $0.type }, { $0.type = $1 }),
    field("from", column: "season_from", { $0.from }, { $0.from = $1 }),
    field("before", column: "season_before", { $0.before }, { $0.before = $1 }),
    field("weekdays", { WeekdayList($0.weekdays) }, { $0.weekdays = $1.weekdays }),
    field("minNights", column: "min_nights", { $0.minNights }, { $0.minNights = $1 }),
    object("extras", Extras.self) { $1(&$0.extras) },
    object("included", IncludedParty.self) { $1(&$0.included) },
  ]
}

extension IncludedParty: Recorded {
  static let blank = IncludedParty()

  static let fields: FieldList = [
    field("adults", column: "included_adults", { $0.adults }, { $0.adults = $1 }),
    field("children", column: "included_children", { $0.children }, { $0.children = $1 }),
    field("vehicles", column: "included_vehicles", { $0.vehicles }, { $0.vehicles = $1 }),
    field("pets", column: "included_pets", { $0.pets }, { $0.pets = $1 }),
  ]
}
