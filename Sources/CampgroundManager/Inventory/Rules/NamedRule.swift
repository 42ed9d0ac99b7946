/// A rule of stays with a name, beside the general ones of the settings (domain rule R16).
package struct NamedRule: Hashable, Sendable {
  package internal(set) var id: RuleID
  /// The version, which grows by one with each change.
  package internal(set) var version: Int
  /// The name, different from every other rule's.
  package internal(set) var name: String
  package internal(set) var terms: RuleTerms
}

/// The demands of a rule, and the nights for which it makes them.
package struct RuleTerms: Hashable, Sendable {
  /// The first of its nights; nil has no beginning.
  package var from: Day?
  /// The day after the last of its nights; nil has no end.
  package var before: Day?
  /// The days of every year on which its nights begin, instead of dates; empty for every day.
  package var onDays: [YearDay] = []
  /// The weekdays on which its nights begin; empty for every day.
  package var weekdays: [Weekday] = []
  /// The only site that it is for.
  package var site: SiteNumber?
  /// The only type of site that it is for.
  package var type: Slug?
  /// The smallest number of nights of a stay.
  package var minNights: Int?
  /// True when the smallest number is only for stays that arrive on one of its nights.
  package var forArrivals = false
  /// The largest number of nights of a stay, or of a camper within ``inDays``.
  package var maxNights: Int?
  /// The number of days in a row within which a camper has at most ``maxNights``; nil counts one stay alone.
  package var inDays: Int?
  /// True when no stay arrives on its days.
  package var noArrival = false
  /// True when no stay departs on its days.
  package var noDeparture = false
  /// The number of nights below which none are left free between two stays.
  package var minGap: Int?

  package init() {}
}

extension RuleTerms {
  /// True when the night that begins on this day is one of its own.
  func cover(_ day: Day) -> Bool {
    if let from, day < from { return false }
    if let before, day >= before { return false }
    if !onDays.isEmpty, !onDays.contains(YearDay(day)) { return false }
    return weekdays.isEmpty || weekdays.contains(day.weekday)
  }

  /// True when it is for a site; without one, when it is for every site.
  func isFor(_ site: SiteNumber?, _ type: Slug?) -> Bool {
    if let only = self.site, only != site { return false }
    return self.type.map { $0 == type } ?? true
  }

  /// True when it demands anything.
  var demandsAnything: Bool {
    minNights != nil || maxNights != nil || noArrival || noDeparture || minGap != nil
  }
}

extension NamedRule: Journaled, Replayable {
  static let kind = "rule"
  static func name(_ label: String) -> ThingName { .rule(label) }
  var journalNumber: Int64 { id.rawValue }
  var label: String { name }
}

extension NamedRule: Recorded {
  package static let blank = NamedRule(id: RuleID(rawValue: 0), version: 0, name: "", terms: RuleTerms())

  static let fields: FieldList<Self> = [
    key({ $0.id }, { $0.id = $1 }),
    text("name", of: .campground, { $0.name }, { $0.name = $1 }),
    object("terms", RuleTerms.self) { $1(&$0.terms) },
    version({ $0.version }, { $0.version = $1 }),
  ]
}

extension RuleTerms: WrittenTerms {}

extension RuleTerms: Recorded {
  static let blank = RuleTerms()

  static let fields: FieldList<Self> = [
    field("from", \.from).stored(in: "from_day"),
    field("before", \.before).stored(in: "before_day"),
    field("onDays", column: "on_days", { YearDayList($0.onDays) }, { $0.onDays = $1.days })
      .edited(\.onDays) { days, _ in days = Set(days).sorted() },
    field("weekdays", { WeekdayList($0.weekdays) }, { $0.weekdays = $1.weekdays }).edited(\.weekdays, check: ordered),
    field(
      "site", from: "(SELECT number FROM camp_site WHERE camp_site.id = stay_rule.site)",
      in: "(SELECT id FROM camp_site WHERE number = ?)", { $0.site }, { $0.site = $1 }
    ).edited(\.site),
    field("type", \.type).listed(before: "site"),
    field("minNights", \.minNights, check: nights("minNights")).stored(in: "min_nights"),
    field("forArrivals", \.forArrivals).stored(in: "for_arrivals"),
    field("maxNights", \.maxNights, check: nights("maxNights")).stored(in: "max_nights"),
    field("inDays", \.inDays, check: range("inDays", 2...longestSpan)).stored(in: "in_days"),
    field("noArrival", \.noArrival).stored(in: "no_arrival"),
    field("noDeparture", \.noDeparture).stored(in: "no_departure"),
    field("minGap", \.minGap, check: range("minGap", 2...longestGap)).stored(in: "min_gap"),
  ]
}

extension NamedRule: NamedThing {
  static let statements = NamedStatements<NamedRule>(of: "stay_rule")
  static let isInAnyCase = true
  static let hasCurrency = false
  var onlySite: SiteNumber? { terms.site }

  func duplicates(among others: [NamedRule]) -> [Problem] {
    others.contains { PersonText.key($0.name) == PersonText.key(name) } ? [.settings(.duplicateRule(name))] : []
  }
}

typealias RuleTable = NamedTable<NamedRule>

extension NamedTable<NamedRule> {
  func rules() throws -> [NamedRule] { try all() }
}
