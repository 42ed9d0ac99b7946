/// The requested terms of a named discount, with amounts as they are written; nil leaves a term as it is (domain rule
/// R28).
///
/// Adding a discount is editing the terms of one without a measure.
public typealias DiscountEdits = FieldEdits<DiscountRule>

extension Discount {
  /// A discount that has a measure.
  static let whole = Discount(id: blank.id, version: 0, rule: DiscountRule(name: "", share: .percent(.all)))
}

/// A part of the price of a stay that a discount lowers.
public enum DiscountedPrice: String, Hashable, Sendable, CaseIterable, Encodable, FieldRepresentable {
  case nights
  case extras

  package var fieldValue: FieldValue { .text(rawValue) }
}

extension DiscountRule: RequestedRecord {
  /// The measures before their currency is known, and the prices that they lower.
  public struct Request {
    /// One of the three measures, which takes the place of another.
    public var percent: Percent
    public var perNight: Amount
    public var perStay: Amount
    /// The prices that it lowers; an empty list is nights alone.
    public var on: [DiscountedPrice]
  }
}

extension DiscountRule: CoveredNights, Measured {
  static func settle(
    _ edited: inout DiscountRule, by edits: DiscountEdits, in currency: Currency?, _ problems: inout [Problem]
  ) {
    let measures = [edits.percent != nil, edits.perNight != nil, edits.perStay != nil].count { $0 }
    if measures > 1 || measures == 0 && edited.share == .blank { problems.append(.price(.discountWithoutMeasure)) }
    edited.keepOne(of: edits.site, or: edits.type)
    if let site = edited.site, let type = edited.type { problems.append(.price(.discountOfSiteAndType(site, type))) }
    problems += seasonProblems(from: edited.from, before: edited.before)
  }
}
