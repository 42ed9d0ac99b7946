import Persistence

/// The one row of the campground's settings; there is none until something is set.
struct SettingsTable {
  let store: Store

  private static let columns = CampgroundSettings.columns(of: "settings")
  private static let insertion = CampgroundSettings.insertion(into: "settings")
  private static let typeColumns = TypeLimits.columns(of: "type_rules")
  private static let typeInsertion = TypeLimits.insertion(into: "type_rules")

  func settings() throws -> CampgroundSettings {
    let settings = try store.first("SELECT \(Self.columns) FROM settings") { row in
      var settings = try CampgroundSettings.readRow(row)
      settings.types = try types()
      return settings
    }
    return settings ?? CampgroundSettings()
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
