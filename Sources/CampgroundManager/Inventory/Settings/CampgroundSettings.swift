import Persistence

/// The settings of the campground as a whole.
public struct CampgroundSettings: Hashable, Sendable {
  /// The version, which grows by one with each change; 0 as long as nothing was ever set.
  public internal(set) var version = 0
  public var name: String?
  /// The time zone of "today"; nil is the machine's.
  public var timeZone: String?
  /// The currency, of ISO 4217.
  public internal(set) var currency: Currency = .usDollar
  public var checkIn = TimeOfDay(unchecked: 15 * 60)
  public var checkOut = TimeOfDay(unchecked: 11 * 60)
  /// The time on the day of arrival after which a party that has not come can be marked a no-show.
  public var noShowAfter = TimeOfDay(unchecked: 22 * 60)
  /// The things that a party should bring, in parts between semicolons.
  public var bring: String?
  /// The methods of payment, their surcharges, and the extras of the campground; nil when none is set.
  var money: MoneySettings?
  /// The contact of the campground, and its habits at the desk; nil when none is set.
  var desk: DeskSettings?
  /// The limits on stays, on any site.
  var limits = StayLimits.least
  /// The limits that differ for types of sites, by type.
  package internal(set) var types: [TypeLimits] = []
}

extension CampgroundSettings {
  /// The season; nil is open all year.
  public var open: Season? { limits.open }
  public var minNights: Int { limits.minNights ?? 1 }
  /// The longest stay in nights; nil when the campground has no limit of its own.
  public var maxNights: Int? { limits.maxNights }
  /// The number of days ahead for which reservations are taken; nil is no limit.
  public var windowDays: Int? { limits.windowDays }
  /// The days on which no stay begins.
  public var closedToArrival: DaySet { limits.closedToArrival ?? .none }
  /// The days on which no stay ends.
  public var closedToDeparture: DaySet { limits.closedToDeparture ?? .none }
  /// The number of nights in a row that a camper may stay, on any sites; nil is no limit.
  public var maxConsecutive: Int? { limits.maxConsecutive }

  /// The limits on stays, on any site.
  package var generalLimits: StayLimits { limits }

  /// The things that a party should bring, part by part.
  package var bringList: [String] {
    (bring ?? "").split(separator: ";").map { PersonText.trimmed(String($0)) }.filter { !$0.isEmpty }
  }

  /// The limits that differ for a type; none without one.
  func limits(of type: Slug?) -> StayLimits {
    types.first { $0.type == type }?.limits ?? StayLimits()
  }

  /// Sets the limits of a type; without any difference the type leaves the list.
  mutating func setLimits(_ limits: StayLimits, of type: Slug) {
    types.removeAll { $0.type == type }
    if !limits.isEmpty { types.append(TypeLimits(type: type, limits: limits)) }
    types.sort { $0.type < $1.type }
  }
}

extension CampgroundSettings: Journaled, Replayable {
  static let kind = "settings"
  static func name(_ label: String) -> ThingName { .settings }
  var journalNumber: Int64 { 1 }
  var label: String { Self.kind }
}

extension CampgroundSettings: Recorded {
  static let blank = CampgroundSettings()

  static let fields: FieldList<Self> = [
    // There is one row.
    index("id") { _ in 1 },
    field("name", \.name, limit: 200, whose: .campground),
    text("timeZone", column: "time_zone", of: .campground, { $0.timeZone }, { $0.timeZone = $1 })
      .edited(\.timeZone) { name, problems in
        if let name, TimeZoneName(name) == nil { problems.append(.settings(.unknownTimeZone(name))) }
      },
    field("currency", { $0.currency }, { $0.currency = $1 }).with(
      request("currency", \.currency) { settings, code, _, problems in
        if let currency = Currency(code) { settings.currency = currency }
        if Currency(code) == nil { problems.append(.settings(.unknownCurrency(code))) }
      }),
    field("checkIn", \.checkIn).stored(in: "check_in"),
    field("checkOut", \.checkOut).stored(in: "check_out"),
    field("noShowAfter", \.noShowAfter).stored(in: "no_show_after"),
    field("bring", \.bring, limit: 2000, whose: .campground),
    wholeIfAny("money", { $0.money }, { $0.money = $1 }),
    wholeIfAny("desk", { $0.desk }, { $0.desk = $1 }),
    part(StayLimits.self) { $1(&$0.limits) },
    request("type", \.type) { _, _, _, _ in },
    list("types", isRequired: false, { $0.types }, { $0.types = $1 }),
    version({ $0.version }, { $0.version = $1 }),
  ]
}

extension CampgroundSettings: FieldWritable {
  /// The money and the contact stand among the others, each under the name of its option.
  package func write(to writer: inout some FieldWriter) {
    forEachValue(.shown(digits: currency.digits)) { key, value, kind in
      if key.isSame(as: "money") { return money?.write(to: &writer, in: currency) ?? () }
      if key.isSame(as: "desk") { return desk?.writeGiven(to: &writer) ?? () }
      writer.field(key, value, kind)
    }
  }
}
