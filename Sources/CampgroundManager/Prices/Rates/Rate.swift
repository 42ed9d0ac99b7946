/// The price of nights on some sites, in a season, on some weekdays (domain rule R20). Amounts are minor units.
package struct Rate: Hashable, Sendable {
  package internal(set) var id: RateID
  /// The version, which grows by one with each change.
  package internal(set) var version: Int
  /// The name, different from every other rate's.
  package internal(set) var name: String
  package internal(set) var terms: RateTerms
}

/// The prices of a rate, and the nights that it covers.
package struct RateTerms: Hashable, Sendable {
  /// The price of one night.
  package var nightly: Int
  /// The price of each full week of a stay, of which its nights have their share; nil when there is none of its own.
  package var weekly: Int?
  /// The price of each full 28 nights of a stay, of which its nights have their share; nil when there is none of its own.
  package var monthly: Int?
  /// The only site that it covers.
  package var site: SiteNumber?
  /// The only type of site that it covers.
  package var type: Slug?
  /// The first night of its season; nil has no beginning.
  package var from: Day?
  /// The day after the last night of its season; nil has no end.
  package var before: Day?
  /// The weekdays on which covered nights begin; empty for every day.
  package var weekdays: [Weekday] = []
  /// True for a holiday, which has dates, and decides before rates of certain weekdays.
  package var holiday = false
  /// The smallest number of nights of a stay that it covers.
  package var minNights: Int?
  /// The price of each person, vehicle or pet beyond those included, a night.
  package var extras = Extras()
  package var included = IncludedParty()

  package init(nightly: Int) { self.nightly = nightly }
}

/// The party that a rate includes.
package struct IncludedParty: Hashable, Sendable {
  package var adults = 2
  package var children = 0
  package var vehicles = 1
  package var pets = 0

  package init() {}
}

extension RateTerms {
  /// True when the rate covers a night of a stay of this length on a site.
  func cover(_ night: Day, on site: SiteNumber, _ type: Slug, stayOf nights: Int) -> Bool {
    if let only = self.site, only != site { return false }
    if let only = self.type, only != type { return false }
    return cover(night) && nights >= minNights ?? 1
  }

  /// True when the night is in its season, and begins on one of its weekdays.
  func cover(_ night: Day) -> Bool {
    if let from, night < from { return false }
    if let before, night >= before { return false }
    return weekdays.isEmpty || weekdays.contains(night.weekday)
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
  static func name(_ label: String) -> ThingName { .rate(label) }
  var journalNumber: Int64 { id.rawValue }
  var label: String { name }
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
    field("holiday", omitted: { !$0 }, { $0.holiday }, { $0.holiday = $1 }),
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
