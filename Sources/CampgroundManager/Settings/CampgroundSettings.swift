/// What holds for the campground as a whole.
public struct CampgroundSettings: Hashable, Sendable, Codable {
  /// Goes up by one with each change; 0 as long as nothing was ever set.
  public internal(set) var version = 0
  public internal(set) var name: String?
  /// The zone in which "today" is told; nil is the machine's.
  public internal(set) var timeZone: String?
  /// ISO 4217.
  public internal(set) var currency: Currency = .usDollar
  public internal(set) var checkIn = TimeOfDay(unchecked: 15 * 60)
  public internal(set) var checkOut = TimeOfDay(unchecked: 11 * 60)
  /// When, on the day of arrival, a party that has not come can be marked a no-show.
  public internal(set) var noShowAfter = TimeOfDay(unchecked: 23 * 60 + 59)
  /// What a party should bring, in parts between semicolons.
  public internal(set) var bring: String?
  /// Nil is open all year.
  public internal(set) var open: Season?
  public internal(set) var minNights = 1
  /// Nil is no limit of the campground's own.
  public internal(set) var maxNights: Int?
  /// How many days ahead one may reserve; nil is no limit.
  public internal(set) var windowDays: Int?
  /// When no stay begins.
  public internal(set) var closedToArrival = DaySet.none
  /// When no stay ends.
  public internal(set) var closedToDeparture = DaySet.none
  /// How many nights in a row a camper may stay, on any sites; nil is no limit.
  public internal(set) var maxConsecutive: Int?
  /// What differs for types of sites, by type.
  public internal(set) var types: [TypeLimits] = []
}

extension CampgroundSettings {
  /// What limits when one may stay, on any site.
  var limits: StayLimits {
    get {
      StayLimits(
        open: open, minNights: minNights, maxNights: maxNights, windowDays: windowDays,
        closedToArrival: closedToArrival, closedToDeparture: closedToDeparture, maxConsecutive: maxConsecutive)
    }
    set {
      open = newValue.open
      minNights = newValue.minNights ?? 1
      maxNights = newValue.maxNights
      windowDays = newValue.windowDays
      closedToArrival = newValue.closedToArrival ?? .none
      closedToDeparture = newValue.closedToDeparture ?? .none
      maxConsecutive = newValue.maxConsecutive
    }
  }

  /// What a party should bring, part by part.
  public var bringList: [String] {
    (bring ?? "").split(separator: ";").map { PersonText.trimmed(String($0)) }.filter { !$0.isEmpty }
  }

  /// What differs for a type; nothing without one.
  func limits(of type: Slug?) -> StayLimits {
    types.first { $0.type == type }?.limits ?? StayLimits()
  }

  /// A type for which nothing differs is in the list no more.
  mutating func setLimits(_ limits: StayLimits, of type: Slug) {
    types.removeAll { $0.type == type }
    if !limits.isEmpty { types.append(TypeLimits(type: type, limits: limits)) }
    types.sort { $0.type < $1.type }
  }
}

extension CampgroundSettings: Journaled, Replayable {
  static let kind = "settings"
  var journalNumber: Int64 { 1 }
}

extension CampgroundSettings: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("name", name)
    fields.field("timeZone", timeZone)
    fields.field("currency", currency)
    fields.field("checkIn", checkIn)
    fields.field("checkOut", checkOut)
    fields.field("noShowAfter", noShowAfter)
    fields.field("bring", bring)
    limits.write(to: &fields)
    fields.objects("types", types) { type, fields in
      fields.field("type", type.type)
      type.limits.write(to: &fields)
    }
    fields.field("version", version)
  }
}
