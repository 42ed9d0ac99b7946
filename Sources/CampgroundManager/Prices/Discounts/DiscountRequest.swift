/// The requested named discount; one of the three measures is given (domain rule R28).
package struct DiscountRequest: Hashable, Sendable, Encodable {
  package var name: String
  package var percent: Percent?
  package var perNight: Amount?
  package var perStay: Amount?
  /// True when it covers nights and extras, not nights alone.
  package var includesExtras = false
  /// A word that stands for its name.
  package var code: String?
  /// True when the camper has to show a pass.
  package var needsPass = false
  package var from: Day?
  package var before: Day?
  package var weekdays: [Weekday] = []
  /// The only site, or the only type of site, that it covers.
  package var site: SiteNumber?
  package var type: Slug?
  package var minNights: Int?

  package init(_ name: String) { self.name = name }
}

extension DiscountRequest {
  /// The rule in the currency's minor units; reports in `problems` whatever is invalid.
  func rule(in currency: Currency, _ problems: inout [Problem]) -> DiscountRule {
    let amounts = (
      perNight?.minorUnits(in: currency, field: "perNight", &problems),
      perStay?.minorUnits(in: currency, field: "perStay", &problems)
    )
    let part = percent?.part(field: "percent", &problems)
    let given: [Measure?] = [
      part.map { .percent($0) }, amounts.0.map { .perNight($0) }, amounts.1.map { .perStay($0) },
    ]
    if [percent != nil, perNight != nil, perStay != nil].count(where: \.self) != 1 {
      problems.append(.price(.discountWithoutMeasure))
    }
    var rule = DiscountRule(name: PersonText.rateName(name, &problems), share: given.compactMap(\.self).first ?? .blank)
    rule.code = PersonText.clean(code, field: "code", limit: 100, &problems)
    (rule.includesExtras, rule.needsPass) = (includesExtras, needsPass)
    (rule.from, rule.before, rule.weekdays) = (from, before, Weekday.allCases.filter(weekdays.contains))
    (rule.site, rule.type, rule.minNights) = (site, type, minNights)
    problems += crossed
    return rule
  }

  /// The problems of its scope, dates and shortest stay.
  private var crossed: [Problem] {
    var problems: [Problem] = []
    if let site, let type { problems.append(.price(.discountOfSiteAndType(site, type))) }
    if let from, let before, before <= from { problems.append(.price(.emptySeason(from: from, before: before))) }
    if let minNights, !(1...StayRules.longestStay).contains(minNights) {
      problems.append(.stay(.nightsOutOfRange(field: "minNights", minNights, longest: StayRules.longestStay)))
    }
    return problems
  }
}
