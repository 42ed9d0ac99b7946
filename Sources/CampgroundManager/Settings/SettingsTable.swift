import Persistence

/// The one row of the campground's settings; there is none until something is set.
struct SettingsTable {
  let store: Store

  func settings() throws -> CampgroundSettings {
    let settings = try store.first(
      """
      SELECT version, name, time_zone, currency, check_in, check_out, no_show_after, open, min_nights, max_nights,
        window_days, closed_to_arrival, closed_to_departure, max_consecutive, bring
      FROM settings
      """
    ) { row in
      try CampgroundSettings(
        version: row.version(0), name: row[1], timeZone: row[2], currency: row[3], checkIn: row[4], checkOut: row[5],
        noShowAfter: row[6], bring: row[14], open: row[7], minNights: row[8], maxNights: row[9], windowDays: row[10],
        closedToArrival: row[11], closedToDeparture: row[12], maxConsecutive: row[13], types: types())
    }
    return settings ?? CampgroundSettings()
  }

  private func types() throws -> [TypeLimits] {
    try store.rows(
      """
      SELECT type, open, min_nights, max_nights, window_days, closed_to_arrival, closed_to_departure, max_consecutive
      FROM type_rules ORDER BY type
      """
    ) { row in
      try TypeLimits(
        type: row[0],
        limits: StayLimits(
          open: row[1], minNights: row[2], maxNights: row[3], windowDays: row[4], closedToArrival: row[5],
          closedToDeparture: row[6], maxConsecutive: row[7]))
    }
  }

  func write(_ settings: CampgroundSettings) throws {
    try remove()
    try store.execute(
      """
      INSERT INTO settings (id, version, name, time_zone, currency, check_in, check_out, no_show_after, open,
        min_nights, max_nights, window_days, closed_to_arrival, closed_to_departure, max_consecutive, bring)
      VALUES (1, \(settings.version), \(settings.name), \(settings.timeZone), \(settings.currency),
        \(settings.checkIn), \(settings.checkOut), \(settings.noShowAfter), \(settings.open),
        \(settings.minNights), \(settings.maxNights), \(settings.windowDays), \(settings.closedToArrival),
        \(settings.closedToDeparture), \(settings.maxConsecutive), \(settings.bring))
      """)
    for type in settings.types { try write(type) }
  }

  private func write(_ type: TypeLimits) throws {
    let limits = type.limits
    try store.execute(
      """
      INSERT INTO type_rules (type, open, min_nights, max_nights, window_days, closed_to_arrival, closed_to_departure,
        max_consecutive)
      VALUES (\(type.type), \(limits.open), \(limits.minNights), \(limits.maxNights), \(limits.windowDays),
        \(limits.closedToArrival), \(limits.closedToDeparture), \(limits.maxConsecutive))
      """)
  }

  func remove() throws {
    try store.execute("DELETE FROM settings")
    try store.execute("DELETE FROM type_rules")
  }
}
