import JSONText
import Persistence

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
  public internal(set) var nightly: Int
  /// The price of each full week of a stay, of which its nights have their share; nil when there is none of its own.
  public internal(set) var weekly: Int?
  /// The price of each full 28 nights of a stay, of which its nights have their share; nil when there is none of its own.
  public internal(set) var monthly: Int?
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
  /// True for a holiday, which has dates, and decides before rates of certain weekdays.
  public var holiday = false
  /// The smallest number of nights of a stay that it covers.
  public var minNights: Int?
  public var extras = ExtraPrices()
  public var included = IncludedParty()

  public init(nightly: Int) { self.nightly = nightly }
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

  /// True when both cover the same nights of the same stays, so that one of them never counts.
  package func coverTheSame(as other: RateTerms) -> Bool {
    (site, type, from, before, minNights) == (other.site, other.type, other.from, other.before, other.minNights)
      && Set(weekdays) == Set(other.weekdays) && holiday == other.holiday
  }

  /// The number of days in its season; the largest there is without a beginning or an end.
  var seasonLength: Int {
    guard let from, let before else { return .max }
    return from.distance(to: before)
  }

  /// The extra charges of the party for a night.
  func extras(for party: Party) -> Extras {
    func cost(_ price: Int?, _ count: Int, _ included: Int) -> Int {
      MinorUnits.times(price ?? 0, max(0, count - included))
    }
    let included = includedCounts
    return Extras(
      adults: cost(extras.adults, party.adults, included.adults),
      children: cost(extras.children, party.children, included.children),
      vehicles: cost(extras.vehicles, party.vehicles, included.vehicles),
      pets: cost(extras.pets, party.pets, included.pets))
  }

  /// The prices of extras, 0 where it has none.
  public var extraCosts: Extras {
    Extras(
      adults: extras.adults ?? 0, children: extras.children ?? 0, vehicles: extras.vehicles ?? 0,
      pets: extras.pets ?? 0)
  }

  /// The party that it includes, with the default where it has no number.
  public var includedCounts: (adults: Int, children: Int, vehicles: Int, pets: Int) {
    let none = IncludedParty.byDefault
    return (
      included.adults ?? none.adults, included.children ?? none.children, included.vehicles ?? none.vehicles,
      included.pets ?? none.pets
    )
  }

  /// The same terms, with the default where neither they nor the campground have extras.
  package var whole: RateTerms { over(.byDefault) }

  /// The same terms, with the campground's extras where they have none of their own.
  func over(_ campground: PartyPrices) -> RateTerms {
    var terms = self
    terms.extras = extras.over(campground.extras)
    terms.included = included.over(campground.included)
    return terms
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

  static let fields: FieldList<Self> = [
    key({ $0.id }, { $0.id = $1 }),
    text("name", of: .campground, { $0.name }, { $0.name = $1 }),
    object("terms", RateTerms.self) { $1(&$0.terms) },
    version({ $0.version }, { $0.version = $1 }),
  ]
}

extension RateTerms: WrittenTerms {}

extension RateTerms: Recorded {
  static let blank = RateTerms(nightly: 0)

  static let fields: FieldList<Self> = [
    amount("nightly", \.nightly, as: \.nightly)
      .imported(as: "price pricepernight nightlyrate daily dailyrate pernight amount"),
    amount("weekly", \.weekly, as: \.weekly).imported(as: "weeklyrate weekrate perweek"),
    amount("monthly", \.monthly, as: \.monthly).imported(as: "monthlyrate monthrate permonth"),
    field(
      "site", from: "(SELECT number FROM camp_site WHERE camp_site.id = rate.site)",
      in: "(SELECT id FROM camp_site WHERE number = ?)", { $0.site }, { $0.site = $1 }
    ).edited(\.site).imported(as: "sitenumber"),
    field("type", \.type).imported(as: "sitetype category class"),
    field("from", \.from).stored(in: "season_from").imported(as: "start startdate begin begindate firstnight"),
    field("before", \.before).stored(in: "season_before").imported(as: "end enddate"),
    field("weekdays", { WeekdayList($0.weekdays) }, { $0.weekdays = $1.weekdays }).edited(\.weekdays, check: ordered)
      .imported(as: "days daysofweek dayofweek"),
    field("holiday", omitted: { !$0 }, { $0.holiday }, { $0.holiday = $1 }).edited(\.holiday)
      .imported(as: "isholiday"),
    field("minNights", \.minNights, check: nights("minNights")).stored(in: "min_nights").listed(before: "holiday")
      .imported(as: "minimumnights minstay minimumstay"),
    object("extras", ExtraPrices.self) { $1(&$0.extras) },
    object("includes", IncludedParty.self) { $1(&$0.included) },
    // Earlier images; they had the default, too.
    image("included", omitted: { _ in true }, { FormerIncludedParty($0.included) }, { $0.included = $1.party }),
  ]
}

/// The included party of an image that had all numbers, where the default is none of its own.
private struct FormerIncludedParty: JSONReadable {
  let party: IncludedParty

  init(_ party: IncludedParty) { self.party = party }

  var fieldValue: FieldValue { .null }

  init?(json: JSONValue) {
    func number(_ key: String, _ none: Int) -> Int? { json[key]?.number.flatMap { $0 == none ? nil : $0 } }
    let none = IncludedParty.byDefault
    var party = IncludedParty()
    party.adults = number("adults", none.adults)
    party.children = number("children", none.children)
    party.vehicles = number("vehicles", none.vehicles)
    party.pets = number("pets", none.pets)
    self.party = party
  }
}
