/// The requested terms of a tax or fee, with amounts as they are written; nil leaves a term as it is.
///
/// Adding a tax is editing the terms of one without a measure.
public struct TaxEdits: Hashable, Sendable, Encodable {
  /// One of the four measures, which takes the place of another.
  public var percent: Percent?
  public var perNight: Amount?
  public var perStay: Amount?
  public var perPersonNight: Amount?
  /// True when an amount per person is for adults alone.
  public var adultsOnly: Bool?
  /// True when it is the campground's own money.
  public var isFee: Bool?
  /// The charges that it is on; an empty list is nights and extras.
  public var on: [TaxBase]?
  /// The only type of site whose nights it is on.
  public var type: Edit<Slug>?
  public var from: Edit<Day>?
  public var before: Edit<Day>?
  /// The longest stay that pays it; it takes the place of a number of first nights.
  public var staysUpTo: Edit<Int>?
  /// The number of first nights that pay it; it takes the place of a longest stay.
  public var firstNights: Edit<Int>?
  /// True when prices have it in them.
  public var included: Bool?

  public init() {}

  /// True when no term is given.
  public var isEmpty: Bool { self == TaxEdits() }
}

extension Tax {
  /// A tax that has a measure, and counts people.
  static let whole: Tax = {
    var (tax, scope) = (blank, TaxScope())
    scope.people = .all
    (tax.rule.share, tax.rule.scope) = (.percent(.all), scope)
    return tax
  }()
}

extension TaxEdits {
  /// The rule after the edits, in the currency's minor units; reports in `problems` whatever is invalid.
  func applied(to rule: TaxRule, in currency: Currency, _ problems: inout [Problem]) -> TaxRule {
    var (edited, scope) = (rule, rule.scope ?? TaxScope())
    if let share = share(besides: rule.share, in: currency, &problems) { edited.share = share }
    if let isFee { edited.isFee = isFee }
    applyPeople(to: &scope)
    if let on { scope.on = on.isEmpty ? TaxBase.byDefault : TaxBase.allCases.filter(on.contains) }
    if let included { scope.isIncluded = included }
    applyNights(to: &scope)
    edited.scope = scope == TaxScope() ? nil : scope
    problems += conflicts(of: edited, scope).map { .price(.crossedTax($0)) } + nightProblems(of: scope)
    return edited
  }

  /// The given measure; reports in `problems` whatever is invalid, and when there is none at all, or more than one.
  private func share(besides former: Measure, in currency: Currency, _ problems: inout [Problem]) -> Measure? {
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
    if count > 1 || count == 0 && former == .blank { problems.append(.price(.taxWithoutShare)) }
    return given.compactMap(\.self).first
  }

  private func applyPeople(to scope: inout TaxScope) {
    if perPersonNight != nil {
      scope.people = scope.people ?? .all
    } else if percent != nil || perNight != nil || perStay != nil {
      scope.people = nil
    }
    if let adultsOnly, scope.people != nil { scope.people = adultsOnly ? .adults : .all }
  }

  private func applyNights(to scope: inout TaxScope) {
    if let type { scope.type = type.value }
    if let from { scope.from = from.value }
    if let before { scope.before = before.value }
    if let staysUpTo { scope.staysUpTo = staysUpTo.value }
    if let firstNights { scope.firstNights = firstNights.value }
    if staysUpTo?.value != nil, firstNights?.value == nil { scope.firstNights = nil }
    if firstNights?.value != nil, staysUpTo?.value == nil { scope.staysUpTo = nil }
  }

  /// The terms that do not go together.
  private func conflicts(of rule: TaxRule, _ scope: TaxScope) -> [TaxConflict] {
    var conflicts: [TaxConflict] = []
    let isShare = percent != nil || rule.share.percentage != nil
    if rule.isFee, scope.on.contains(.fees) { conflicts.append(.feeOnFees) }
    if rule.isFee, scope.isIncluded { conflicts.append(.feeIncluded) }
    if !isShare, !Set(scope.on).isSubset(of: TaxBase.byDefault) { conflicts.append(.amountOnCharges) }
    if adultsOnly == true, scope.people == nil { conflicts.append(.adultsWithoutPeople) }
    if scope.staysUpTo != nil, scope.firstNights != nil { conflicts.append(.limitedTwice) }
    return conflicts
  }

  private func nightProblems(of scope: TaxScope) -> [Problem] {
    var problems: [Problem] = []
    if let from = scope.from, let before = scope.before, before <= from {
      problems.append(.price(.emptySeason(from: from, before: before)))
    }
    for (field, nights) in [("staysUpTo", scope.staysUpTo), ("firstNights", scope.firstNights)] {
      guard let nights, !(1...StayRules.longestStay).contains(nights) else { continue }
      problems.append(.stay(.nightsOutOfRange(field: field, nights, longest: StayRules.longestStay)))
    }
    return problems
  }
}
