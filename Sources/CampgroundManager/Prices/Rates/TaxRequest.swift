/// The requested tax or fee on the price of stays; one of the four measures is given.
package struct TaxRequest: Hashable, Sendable, Encodable {
  package var name: String
  package var percent: Percent?
  package var perNight: Amount?
  package var perStay: Amount?
  package var perPersonNight: Amount?
  /// True when an amount per person is for adults alone.
  package var adultsOnly: Bool?
  /// True when it is the campground's own money.
  package var isFee = false
  /// The charges that it is on; nil is nights and extras.
  package var on: [TaxBase]?
  /// The only type of site whose nights it is on.
  package var type: Slug?
  package var from: Day?
  package var before: Day?
  package var staysUpTo: Int?
  package var firstNights: Int?
  /// True when prices have it in them.
  package var included: Bool?

  package init(_ name: String) { self.name = name }
}

extension TaxRequest {
  /// The rule in the currency's minor units; reports in `problems` whatever is invalid.
  func rule(named name: String, in currency: Currency, _ problems: inout [Problem]) -> TaxRule {
    let share = share(in: currency, &problems)
    problems += crossed
    var rule = TaxRule(name: name, isFee: isFee, share: share ?? .blank)
    let scope = scope
    if scope != TaxScope() { rule.scope = scope }
    return rule
  }

  /// The given measure; reports in `problems` whatever is invalid, and when there is not exactly one.
  private func share(in currency: Currency, _ problems: inout [Problem]) -> Measure? {
    let amounts = (
      perNight?.minorUnits(in: currency, field: "perNight", &problems),
      perStay?.minorUnits(in: currency, field: "perStay", &problems),
      perPersonNight?.minorUnits(in: currency, field: "perPersonNight", &problems)
    )
    let part = percent?.part(field: "percent", &problems)
    let given: [Measure?] = [
      part.map { .percent($0) }, amounts.0.map { .perNight($0) }, amounts.1.map { .perStay($0) },
      amounts.2.map { .perNight($0) },
    ]
    let count = [percent != nil, perNight != nil, perStay != nil, perPersonNight != nil].count { $0 }
    if count != 1 { problems.append(.price(.taxWithoutShare)) }
    return given.compactMap(\.self).first
  }

  private var scope: TaxScope {
    var scope = TaxScope()
    if let on { scope.on = TaxBase.allCases.filter(on.contains) }
    (scope.type, scope.from, scope.before) = (type, from, before)
    (scope.staysUpTo, scope.firstNights) = (staysUpTo, firstNights)
    if perPersonNight != nil { scope.people = adultsOnly == true ? .adults : .all }
    scope.isIncluded = included == true
    return scope
  }

  /// The problems of what it is on.
  private var crossed: [Problem] {
    var crossed: [TaxConflict] = []
    let on = on ?? TaxBase.byDefault
    if isFee, on.contains(.fees) { crossed.append(.feeOnFees) }
    if isFee, included == true { crossed.append(.feeIncluded) }
    if percent == nil, !Set(on).isSubset(of: TaxBase.byDefault) { crossed.append(.amountOnCharges) }
    if adultsOnly == true, perPersonNight == nil { crossed.append(.adultsWithoutPeople) }
    if staysUpTo != nil, firstNights != nil { crossed.append(.limitedTwice) }
    var problems = crossed.map { Problem.price(.crossedTax($0)) }
    if let from, let before, before <= from { problems.append(.price(.emptySeason(from: from, before: before))) }
    for (field, nights) in [("staysUpTo", staysUpTo), ("firstNights", firstNights)] {
      guard let nights, !(1...StayRules.longestStay).contains(nights) else { continue }
      problems.append(.stay(.nightsOutOfRange(field: field, nights, longest: StayRules.longestStay)))
    }
    return problems
  }
}
