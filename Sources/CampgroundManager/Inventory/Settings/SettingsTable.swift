import Persistence

/// The one row of the campground's settings; there is none until something is set.
struct SettingsTable {
  let store: Store

  private static let columns = CampgroundSettings.columns(of: "settings")
  private static let insertion = CampgroundSettings.insertion(into: "settings")
  private static let typeColumns = TypeLimits.columns(of: "type_rules")
  private static let typeInsertion = TypeLimits.insertion(into: "type_rules")

  /// The settings with their rules for types, in one statement; where nothing is set, the defaults with the cut-off of the
  /// campground's beginning.
  func settings() throws -> CampgroundSettings {
    var settings = CampgroundSettings()
    try store.forEach(
      """
      SELECT settings.version, (SELECT no_show_after FROM campground), \(Self.columns), \(Self.typeColumns)
      FROM (SELECT 1 AS id) AS one LEFT JOIN settings ON settings.id = one.id
        LEFT JOIN type_rules ON settings.id = one.id
      ORDER BY type_rules.type
      """
    ) { row in
      if try row[0] as Int? == nil {
        if let cutOff = try row[1] as TimeOfDay? { settings.noShowAfter = cutOff }
        return
      }
      var place = 2
      let types = settings.types
      settings = try CampgroundSettings.read(row, at: &place)
      settings.types = types
      if try row[place] as String? != nil { settings.types.append(try TypeLimits.read(row, at: &place)) }
    }
    return settings
  }

  /// Gives a new campground the cut-off of today's defaults.
  static func begin(in store: Store) throws {
    try store.execute("UPDATE campground SET no_show_after = \(CampgroundSettings().noShowAfter)")
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
