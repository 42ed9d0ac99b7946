/// The requested terms of a rate, with amounts as they are written; nil leaves a term as it is.
///
/// Adding a rate is editing the terms of another one, or of one that costs nothing.
public typealias RateEdits = FieldEdits<RateTerms>

extension Rate {
  /// A rate that lacks no term that another needs.
  static let whole: Rate = {
    var rate = blank
    (rate.terms.from, rate.terms.before) = (.earliest, .latest)
    return rate
  }()
}

extension RateTerms: PartedRecord, RequestedRecord {
  public typealias Part = RequestedParty

  /// The prices before their currency is known.
  public struct Request {
    public var nightly: Amount
    public var weekly: Amount?
    public var monthly: Amount?
  }
}

extension RateTerms: CoveredNights {
  static func settle(
    _ edited: inout RateTerms, by edits: RateEdits, in currency: Currency?, _ problems: inout [Problem]
  ) {
    let (site, type): (Edit<SiteNumber>?, Edit<Slug>?) = (edits.site, edits.type)
    edited.keepOne(of: site, or: type)
    if let site = site?.value, let type = type?.value { problems.append(.price(.rateOfSiteAndType(site, type))) }
    problems += seasonProblems(from: edited.from, before: edited.before)
    guard edited.holiday else { return }
    if edited.from == nil || edited.before == nil { problems.append(.price(.holidayWithoutDates)) }
    if !edited.weekdays.isEmpty { problems.append(.price(.holidayWithWeekdays(edited.weekdays))) }
  }
}
