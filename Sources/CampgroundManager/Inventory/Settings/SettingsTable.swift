import Persistence

/// The one row of the campground's settings; there is none until something is set.
struct SettingsTable {
  let store: Store

  private static let columns = CampgroundSettings.columns(of: "settings")
  private static let insertion = CampgroundSettings.insertion(into: "settings")
  private static let typeColumns = TypeLimits.columns(of: "type_rules")
  private static let typeInsertion = TypeLimits.insertion(into: "type_rules")

  /// The settings; where nothing is set, the defaults with the cut-off of the campground's beginning.
  func settings() throws -> CampgroundSettings {
    store.expect([{ _ = try self.types() }])
    let settings = try store.first(
      """
      SELECT settings.version, (SELECT no_show_after FROM campground), \(Self.columns)
      FROM (SELECT 1 AS id) AS one LEFT JOIN settings ON settings.id = one.id
      """
    ) { row in
      var settings = CampgroundSettings()
      if try row[0] as Int? == nil {
        if let cutOff = try row[1] as TimeOfDay? { settings.noShowAfter = cutOff }
        return settings
      }
      var place = 2
      settings = try CampgroundSettings.read(row, at: &place)
      settings.types = try types()
      return settings
    }
    return settings ?? CampgroundSettings()
  }

  /// Gives a new campground the cut-off of today's defaults.
  static func begin(in store: Store) throws {
    try store.execute("UPDATE campground SET no_show_after = \(CampgroundSettings().noShowAfter)")
  }

  private func types() throws -> [TypeLimits] {
    try store.rows("SELECT \(Self.typeColumns) FROM type_rules ORDER BY type", TypeLimits.readRow)
  }

  func write(_ settings: CampgroundSettings) throws {
    try remove()
    try store.execute(SQL(Self.insertion, settings.columnValues))
    for type in settings.types { try store.execute(SQL(Self.typeInsertion, type.columnValues)) }
  }

  func remove() throws {
    try store.execute("DELETE FROM settings")
    try store.execute("DELETE FROM type_rules")
  }
}
