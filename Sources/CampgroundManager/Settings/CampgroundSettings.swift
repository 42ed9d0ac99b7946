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
  /// Nil is open all year.
  public internal(set) var open: Season?
  public internal(set) var minNights = 1
  /// Nil is no limit of the campground's own.
  public internal(set) var maxNights: Int?
  /// How many days ahead one may reserve; nil is no limit.
  public internal(set) var windowDays: Int?
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
    fields.field("open", open)
    fields.field("minNights", minNights)
    fields.field("maxNights", maxNights)
    fields.field("windowDays", windowDays)
    fields.field("version", version)
  }
}
