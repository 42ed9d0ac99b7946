/// What somebody wants the settings to be; nil leaves one as it is.
public struct SettingsEdits: Hashable, Sendable, Codable {
  public var name: Edit<String>?
  public var timeZone: Edit<String>?
  public var currency: String?
  public var checkIn: TimeOfDay?
  public var checkOut: TimeOfDay?
  public var noShowAfter: TimeOfDay?
  public var open: Edit<Season>?
  public var minNights: Int?
  public var maxNights: Edit<Int>?
  public var windowDays: Edit<Int>?

  public init() {}

  /// Whether nothing is asked for.
  public var isEmpty: Bool { self == SettingsEdits() }

  /// The settings after the edits; names in `problems` what cannot be.
  func applied(to settings: CampgroundSettings, _ problems: inout [Problem]) -> CampgroundSettings {
    var edited = settings
    if let name { edited.name = PersonText.clean(name.value, field: "name", limit: 200, &problems) }
    if let checkIn { edited.checkIn = checkIn }
    if let checkOut { edited.checkOut = checkOut }
    if let noShowAfter { edited.noShowAfter = noShowAfter }
    if let open { edited.open = open.value }
    applyZoneAndCurrency(to: &edited, &problems)
    applyNights(to: &edited, &problems)
    return edited
  }

  private func applyZoneAndCurrency(to settings: inout CampgroundSettings, _ problems: inout [Problem]) {
    if let timeZone {
      settings.timeZone = timeZone.value
      if let name = timeZone.value, TimeZoneName(name) == nil { problems.append(.unknownTimeZone(name)) }
    }
    if let code = currency {
      if let known = Currency(code) {
        settings.currency = known
      } else {
        problems.append(.unknownCurrency(code))
      }
    }
  }

  private func applyNights(to settings: inout CampgroundSettings, _ problems: inout [Problem]) {
    if let minNights { settings.minNights = minNights }
    if let maxNights { settings.maxNights = maxNights.value }
    if let windowDays { settings.windowDays = windowDays.value }
    let limits = [("minNights", minNights), ("maxNights", maxNights?.value)]
    for case (let field, let nights?) in limits where !(1...StayRules.longestStay).contains(nights) {
      problems.append(.nightsOutOfRange(field, nights, longest: StayRules.longestStay))
    }
    if let days = windowDays?.value, days < 0 { problems.append(.invalidWindow(days)) }
    if let maximum = settings.maxNights, settings.minNights > maximum, maximum > 0 {
      problems.append(.crossedNights(settings.minNights, maximum))
    }
  }
}
