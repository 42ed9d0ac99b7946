/// The requested changes of the settings; nil leaves one as it is.
public struct SettingsEdits: Hashable, Sendable, Encodable {
  public var name: Edit<String>?
  public var timeZone: Edit<String>?
  public var currency: String?
  public var checkIn: TimeOfDay?
  public var checkOut: TimeOfDay?
  public var noShowAfter: TimeOfDay?
  public var bring: Edit<String>?
  /// The methods of payment that are accepted; empty accepts any.
  public var methods: Edit<String>?
  public var surcharge: Edit<String>?
  public var extraAdult: Edit<Amount>?
  public var extraChild: Edit<Amount>?
  public var extraVehicle: Edit<Amount>?
  public var extraPet: Edit<Amount>?
  public var includedAdults: Edit<Int>?
  public var includedChildren: Edit<Int>?
  public var includedVehicles: Edit<Int>?
  public var includedPets: Edit<Int>?
  public var phone: Edit<String>?
  public var email: Edit<String>?
  public var address: Edit<String>?
  public var website: Edit<String>?
  public var directions: Edit<String>?
  public var quietHours: Edit<String>?
  /// The minutes after check-out time before a departure is overdue.
  public var grace: Edit<Int>?
  public var countryCode: Edit<Int>?
  public var open: Edit<Season>?
  public var minNights: Edit<Int>?
  public var maxNights: Edit<Int>?
  public var windowDays: Edit<Int>?
  public var closedToArrival: Edit<DaySet>?
  public var closedToDeparture: Edit<DaySet>?
  public var maxConsecutive: Edit<Int>?
  /// The type of sites for which the rules of stays are to differ; a cleared rule is the campground's again.
  public var type: Slug?

  public init() {}

  /// True when nothing is to change.
  public var isEmpty: Bool {
    var edits = self
    edits.type = nil
    return edits == SettingsEdits()
  }

  /// The settings after the edits; reports in `problems` whatever is invalid.
  func applied(to settings: CampgroundSettings, _ problems: inout [Problem]) -> CampgroundSettings {
    var edited = settings
    if let name { edited.name = PersonText.clean(name.value, field: "name", limit: 200, &problems) }
    if let checkIn { edited.checkIn = checkIn }
    if let checkOut { edited.checkOut = checkOut }
    if let noShowAfter { edited.noShowAfter = noShowAfter }
    if let bring { edited.bring = PersonText.clean(bring.value, field: "bring", limit: 2000, &problems) }
    applyZoneAndCurrency(to: &edited, &problems)
    applyMoney(to: &edited, &problems)
    applyDesk(to: &edited, &problems)
    applyRules(to: &edited, &problems)
    return edited
  }

  /// The edits that no type of site can have of its own.
  private var ofCampground: SettingsEdits {
    var edits = self
    edits.open = nil
    edits.minNights = nil
    edits.maxNights = nil
    edits.windowDays = nil
    edits.closedToArrival = nil
    edits.closedToDeparture = nil
    edits.maxConsecutive = nil
    edits.type = nil
    return edits
  }

  private func applyZoneAndCurrency(to settings: inout CampgroundSettings, _ problems: inout [Problem]) {
    if let timeZone {
      settings.timeZone = timeZone.value
      if let name = timeZone.value, TimeZoneName(name) == nil {
        problems.append(.settings(.unknownTimeZone(name)))
      }
    }
    if let code = currency {
      if let known = Currency(code) {
        settings.currency = known
      } else {
        problems.append(.settings(.unknownCurrency(code)))
      }
    }
  }
}

/// The rules of stays.
extension SettingsEdits {
  private func applyRules(to settings: inout CampgroundSettings, _ problems: inout [Problem]) {
    if let type {
      if ofCampground != SettingsEdits() { problems.append(.settings(.notOfType(type))) }
      settings.setLimits(limits(after: settings.limits(of: type), &problems), of: type)
    } else {
      settings.limits = limits(after: settings.limits, &problems).over(.least)
    }
    requireUncrossed(settings, &problems)
  }

  private func limits(after limits: StayLimits, _ problems: inout [Problem]) -> StayLimits {
    var limits = limits
    if let open { limits.open = open.value }
    if let minNights { limits.minNights = minNights.value }
    if let maxNights { limits.maxNights = maxNights.value }
    if let windowDays { limits.windowDays = windowDays.value }
    if let closedToArrival { limits.closedToArrival = closedToArrival.value }
    if let closedToDeparture { limits.closedToDeparture = closedToDeparture.value }
    if let maxConsecutive { limits.maxConsecutive = maxConsecutive.value }
    let edits: [(String, Edit<Int>?)] = [
      ("minNights", minNights), ("maxNights", maxNights), ("maxConsecutive", maxConsecutive),
    ]
    for case (let field, let nights?) in edits.map({ ($0, $1?.value) })
    where !(1...StayLimits.longestStay).contains(nights) {
      problems.append(.stay(.nightsOutOfRange(field: field, nights, longest: StayLimits.longestStay)))
    }
    if let days = windowDays?.value, days < 0 { problems.append(.settings(.invalidWindow(days))) }
    return limits
  }

  /// A minimum stay above the maximum would close the campground, or a type, in silence.
  private func requireUncrossed(_ settings: CampgroundSettings, _ problems: inout [Problem]) {
    let campground = settings.limits
    let own = settings.types.filter { $0.limits.minNights != nil || $0.limits.maxNights != nil }
    let all = [(type: nil, campground)] + own.map { (type: $0.type, $0.limits.over(campground)) }
    for (type, limits) in all {
      guard let minimum = limits.minNights, let maximum = limits.maxNights, minimum > maximum, maximum > 0 else {
        continue
      }
      problems.append(.settings(.crossedNights(shortest: minimum, longest: maximum, type)))
    }
  }
}
