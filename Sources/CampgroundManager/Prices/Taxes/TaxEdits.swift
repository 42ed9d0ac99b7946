/// The requested terms of a tax or fee, with amounts as they are written; nil leaves a term as it is.
///
/// Adding a tax is editing the terms of one without a measure.
public typealias TaxEdits = FieldEdits<TaxRule>

extension Tax {
  /// A tax that has a measure, and counts people.
  static let whole: Tax = {
    var (tax, scope) = (blank, TaxScope())
    scope.people = .all
    (tax.rule.share, tax.rule.scope) = (.percent(.all), scope)
    return tax
  }()
}

extension TaxRule: PartedRecord, RequestedRecord {
  public typealias Part = TaxScope

  /// The measures before their currency is known, and the terms that depend on the measure.
  public struct Request {
    /// One of the four measures, which takes the place of another.
    public var percent: Percent
    public var perNight: Amount
    public var perStay: Amount
    public var perPersonNight: Amount
    /// True when an amount per person is for adults alone.
    public var adultsOnly: Bool
    /// True when prices have it in them.
    public var included: Bool
  }
}

extension TaxScope: RequestedRecord {
  public typealias Request = TaxRule.Request
}

extension TaxRule: Measured {
  static func settle(
    _ edited: inout TaxRule, by edits: TaxEdits, in currency: Currency?, _ problems: inout [Problem]
  ) {
    let measures = [
      edits.percent != nil, edits.perNight != nil, edits.perStay != nil, edits.perPersonNight != nil,
    ].count { $0 }
    if measures > 1 || measures == 0 && edited.share == .blank { problems.append(.price(.taxWithoutShare)) }
    var scope = edited.scope ?? TaxScope()
    if edits.perPersonNight != nil { scope.people = scope.people ?? .all } else if measures > 0 { scope.people = nil }
    if let adultsOnly = edits.adultsOnly, scope.people != nil { scope.people = adultsOnly ? .adults : .all }
    scope.keepOne(of: edits.staysUpTo, or: edits.firstNights)
    edited.scope = scope == TaxScope() ? nil : scope
    problems += conflicts(of: edited, scope, edits).map { .price(.crossedTax($0)) }
    problems += seasonProblems(from: scope.from, before: scope.before)
  }

  /// The terms that do not go together.
  private static func conflicts(of rule: TaxRule, _ scope: TaxScope, _ edits: TaxEdits) -> [TaxConflict] {
    var conflicts: [TaxConflict] = []
    let isShare = edits.percent != nil || rule.share.percent != nil
    if rule.isFee, scope.on.contains(.fees) { conflicts.append(.feeOnFees) }
    if rule.isFee, scope.isIncluded { conflicts.append(.feeIncluded) }
    if !isShare, !Set(scope.on).isSubset(of: TaxBase.byDefault) { conflicts.append(.amountOnCharges) }
    if edits.adultsOnly == true, scope.people == nil { conflicts.append(.adultsWithoutPeople) }
    if scope.staysUpTo != nil, scope.firstNights != nil { conflicts.append(.limitedTwice) }
    return conflicts
  }
}

extension TaxScope {
  /// A requested longest stay takes the place of a number of first nights, and that one of a longest stay.
  fileprivate mutating func keepOne(of staysUpTo: Edit<Int>?, or firstNights: Edit<Int>?) {
    if staysUpTo?.value != nil, firstNights?.value == nil { self.firstNights = nil }
    if firstNights?.value != nil, staysUpTo?.value == nil { self.staysUpTo = nil }
  }
}
