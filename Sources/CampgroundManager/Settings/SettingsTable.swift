import Persistence

/// The one row of the campground's settings; there is none until something is set.
struct SettingsTable {
  let store: Store

  func settings() throws -> CampgroundSettings {
    let settings = try store.first(
      """
      SELECT version, name, time_zone, currency, check_in, check_out, no_show_after, open, min_nights, max_nights,
        window_days
      FROM settings
      """
    ) { row in
      try CampgroundSettings(
        version: row[0], name: row[1], timeZone: row[2], currency: row[3], checkIn: row[4], checkOut: row[5],
        noShowAfter: row[6], open: row[7], minNights: row[8], maxNights: row[9], windowDays: row[10])
    }
    return settings ?? CampgroundSettings()
  }

  func write(_ settings: CampgroundSettings) throws {
    try store.execute("DELETE FROM settings")
    try store.execute(
      """
      INSERT INTO settings (id, version, name, time_zone, currency, check_in, check_out, no_show_after, open,
        min_nights, max_nights, window_days)
      VALUES (1, \(settings.version), \(settings.name), \(settings.timeZone), \(settings.currency),
        \(settings.checkIn), \(settings.checkOut), \(settings.noShowAfter), \(settings.open),
        \(settings.minNights), \(settings.maxNights), \(settings.windowDays))
      """)
  }
}
