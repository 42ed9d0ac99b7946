/// The requested terms of a rate, with amounts as they are written; nil leaves a term as it is.
///
/// Adding a rate is editing the terms of another one, or of one that costs nothing.
public struct RateEdits: Hashable, Sendable, Encodable {
  public var nightly: Amount?
  public var weekly: Edit<Amount>?
  public var monthly: Edit<Amount>?
  /// The only site; it takes the place of a type.
  public var site: Edit<SiteNumber>?
  /// The only type of site; it takes the place of a site.
  public var type: Edit<Slug>?
  public var from: Edit<Day>?
  public var before: Edit<Day>?
  public var weekdays: [Weekday]?
  public var holiday: Bool?
  public var minNights: Edit<Int>?
  public var extraAdult: Edit<Amount>?
  public var extraChild: Edit<Amount>?
  public var extraVehicle: Edit<Amount>?
  public var extraPet: Edit<Amount>?
  public var includedAdults: Edit<Int>?
  public var includedChildren: Edit<Int>?
  public var includedVehicles: Edit<Int>?
  public var includedPets: Edit<Int>?

  public init() {}

  /// True when no term is given.
  public var isEmpty: Bool { self == RateEdits() }
}

extension Rate {
  /// A rate that lacks no term that another needs.
  static let whole: Rate = {
    var rate = blank
    (rate.terms.from, rate.terms.before) = (.earliest, .latest)
    return rate
  }()
}

extension RateEdits {
  /// The terms after the edits, in the currency's minor units; reports in `problems` whatever is invalid.
  func applied(to terms: RateTerms, in currency: Currency, _ problems: inout [Problem]) -> RateTerms {
    var edited = terms
    applyPrices(to: &edited, in: currency, &problems)
    let party = PartyPriceEdits(
      extras: (extraAdult, extraChild, extraVehicle, extraPet),
      included: (includedAdults, includedChildren, includedVehicles, includedPets))
    party.apply(to: &edited.extras, &edited.included, in: currency, &problems)
    if let site { edited.site = site.value }
    if let type { edited.type = type.value }
    if site?.value != nil, type?.value == nil { edited.type = nil }
    if type?.value != nil, site?.value == nil { edited.site = nil }
    if let from { edited.from = from.value }
    if let before { edited.before = before.value }
    if let weekdays { edited.weekdays = Weekday.allCases.filter(weekdays.contains) }
    if let holiday { edited.holiday = holiday }
    if let minNights { edited.minNights = minNights.value }
    problems += crossed(in: edited)
    return edited
  }

  private func applyPrices(to terms: inout RateTerms, in currency: Currency, _ problems: inout [Problem]) {
    func read(_ amount: Amount?, _ field: String) -> Int? {
      amount.flatMap { $0.minorUnits(in: currency, field: field, &problems) }
    }
    if let nightly { terms.nightly = read(nightly, "nightly") ?? 0 }
    if let weekly { terms.weekly = read(weekly.value, "weekly") }
    if let monthly { terms.monthly = read(monthly.value, "monthly") }
  }

  /// The problems of its scope, season and shortest stay.
  private func crossed(in terms: RateTerms) -> [Problem] {
    var problems: [Problem] = []
    if let site = site?.value, let type = type?.value { problems.append(.price(.rateOfSiteAndType(site, type))) }
    if let from = terms.from, let before = terms.before, before <= from {
      problems.append(.price(.emptySeason(from: from, before: before)))
    }
    if terms.holiday {
      if terms.from == nil || terms.before == nil { problems.append(.price(.holidayWithoutDates)) }
      if !terms.weekdays.isEmpty { problems.append(.price(.holidayWithWeekdays(terms.weekdays))) }
    }
    if let nights = minNights?.value, !(1...StayRules.longestStay).contains(nights) {
      problems.append(.stay(.nightsOutOfRange(field: "minNights", nights, longest: StayRules.longestStay)))
    }
    return problems
  }
}
