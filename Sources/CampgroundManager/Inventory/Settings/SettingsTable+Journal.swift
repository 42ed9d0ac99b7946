import Persistence

/// The rules of the campground and of its types are one image: they are undone as one, and have one version.
extension SettingsTable: JournaledTable {
  static let kind = CampgroundSettings.kind
  static let numbers: SQL = "SELECT id FROM settings"

  func imageTexts(of numbers: [Int64]) throws -> [Int64: String] {
    let settings = try settings()
    return settings.version == 0 ? [:] : CampgroundSettings.imageTexts(of: [settings])
  }

  /// Throws ``CampingError`` when there are amounts in the present currency.
  func requirePlace(for image: CampgroundSettings?, as number: Int64) throws {
    try obstacles(to: (image ?? CampgroundSettings()).currency).refuse(.undoBlocked)
  }

  func restore(_ settings: CampgroundSettings, as number: Int64) throws { try write(settings) }

  func remove(_ number: Int64) throws { try remove() }

  static let rows: SQL? = "settings"
}
