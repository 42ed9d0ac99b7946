/// The requested terms of a named discount, with amounts as they are written; nil leaves a term as it is (domain rule
/// R28).
///
/// Adding a discount is editing the terms of one without a measure.
public struct DiscountEdits: Hashable, Sendable, Encodable {
  /// One of the three measures, which takes the place of another.
  public var percent: Percent?
  public var perNight: Amount?
  public var perStay: Amount?
  /// The prices that it lowers; an empty list is nights alone.
  public var on: [DiscountedPrice]?
  /// A word that stands for its name.
  public var code: Edit<String>?
  /// True when the camper has to show a pass.
  public var needsPass: Bool?
  /// The only site that it covers; it takes the place of a type.
  public var site: Edit<SiteNumber>?
  /// The only type of site that it covers; it takes the place of a site.
  public var type: Edit<Slug>?
  public var from: Edit<Day>?
  public var before: Edit<Day>?
  public var weekdays: [Weekday]?
  public var minNights: Edit<Int>?

  public init() {}

  /// True when no term is given.
  public var isEmpty: Bool { self == DiscountEdits() }
}

extension Discount {
  /// A discount that has a measure.
  static let whole = Discount(id: blank.id, version: 0, rule: DiscountRule(name: "", share: .percent(.all)))
}

/// A part of a stay's price that a discount lowers.
public enum DiscountedPrice: String, Hashable, Sendable, CaseIterable, Encodable {
  case nights
  case extras
}

extension DiscountEdits {
  /// The rule after the edits, in the currency's minor units; reports in `problems` whatever is invalid.
  func applied(to rule: DiscountRule, in currency: Currency, _ problems: inout [Problem]) -> DiscountRule {
    var edited = rule
    if let share = share(besides: rule.share, in: currency, &problems) { edited.share = share }
    if let on { edited.includesExtras = on.contains(.extras) }
    if let code { edited.code = PersonText.clean(code.value, field: "code", limit: 100, &problems) }
    if let needsPass { edited.needsPass = needsPass }
    if let site { edited.site = site.value }
    if let type { edited.type = type.value }
    if site?.value != nil, type?.value == nil { edited.type = nil }
    if type?.value != nil, site?.value == nil { edited.site = nil }
    if let from { edited.from = from.value }
    if let before { edited.before = before.value }
    if let weekdays { edited.weekdays = Weekday.allCases.filter(weekdays.contains) }
    if let minNights { edited.minNights = minNights.value }
    problems += crossed(in: edited)
    return edited
  }

  /// The given measure; reports in `problems` whatever is invalid, and when there is none at all, or more than one.
  private func share(besides former: Measure, in currency: Currency, _ problems: inout [Problem]) -> Measure? {
    let amounts = (
      perNight?.minorUnits(in: currency, field: "perNight", &problems),
      perStay?.minorUnits(in: currency, field: "perStay", &problems)
    )
    let part = percent?.part(field: "percent", &problems)
    let given: [Measure?] = [
      part.map { .percent($0) }, amounts.0.map { .perNight($0) }, amounts.1.map { .perStay($0) },
    ]
    let count = [percent != nil, perNight != nil, perStay != nil].count { $0 }
    if count > 1 || count == 0 && former == .blank { problems.append(.price(.discountWithoutMeasure)) }
    return given.compactMap(\.self).first
  }

  /// The problems of its scope, dates and shortest stay.
  private func crossed(in rule: DiscountRule) -> [Problem] {
    var problems: [Problem] = []
    if let site = rule.site, let type = rule.type { problems.append(.price(.discountOfSiteAndType(site, type))) }
    if let from = rule.from, let before = rule.before, before <= from {
      problems.append(.price(.emptySeason(from: from, before: before)))
    }
    if let nights = rule.minNights, !(1...StayRules.longestStay).contains(nights) {
      problems.append(.stay(.nightsOutOfRange(field: "minNights", nights, longest: StayRules.longestStay)))
    }
    return problems
  }
}
