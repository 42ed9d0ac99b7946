/// The requested terms of a rule; nil leaves a term as it is. Adding a rule is editing one that demands nothing.
package typealias RuleEdits = FieldEdits<RuleTerms>

extension NamedRule {
  /// A rule that demands something, and that leaves room for every other demand.
  static let whole: NamedRule = {
    var rule = blank
    (rule.terms.minNights, rule.terms.maxNights, rule.terms.inDays) = (1, 1, RuleTerms.longestSpan)
    return rule
  }()
}

extension RuleTerms: CoveredNights {
  /// A site takes the place of a type, and days of every year that of dates.
  static func settle(
    _ edited: inout RuleTerms, by edits: RuleEdits, in currency: Currency?, _ problems: inout [Problem]
  ) {
    let (site, type): (Edit<SiteNumber>?, Edit<Slug>?) = (edits.site, edits.type)
    edited.keepOne(of: site, or: type)
    let hasDates = edits.from?.value != nil || edits.before?.value != nil
    if edits.onDays?.isEmpty == false, !hasDates { (edited.from, edited.before) = (nil, nil) }
    if hasDates, edits.onDays == nil { edited.onDays = [] }
    if let site = site?.value, let type = type?.value {
      problems.append(.settings(.crossedRule(.siteAndType(site, type))))
    }
    problems += seasonProblems(from: edited.from, before: edited.before)
    problems += edited.conflicts.map { .settings(.crossedRule($0)) }
  }

  /// The longest span of days within which nights are counted: four years.
  static let longestSpan = 1461
  /// The largest smallest gap; a longer one would close a site.
  static let longestGap = 30

  /// The terms that contradict each other, or that demand nothing.
  private var conflicts: [RuleConflict] {
    var conflicts: [RuleConflict] = []
    if !onDays.isEmpty, from != nil || before != nil { conflicts.append(.daysAndDates) }
    if !demandsAnything { conflicts.append(.nothing) }
    if forArrivals, minNights == nil { conflicts.append(.arrivalsWithoutMinimum) }
    if inDays != nil, maxNights == nil { conflicts.append(.daysWithoutMaximum) }
    if let inDays, let maxNights, inDays <= maxNights {
      conflicts.append(.spanTooShort(nights: maxNights, days: inDays))
    }
    if inDays == nil, let minNights, let maxNights, minNights > maxNights {
      conflicts.append(.noLength(shortest: minNights, longest: maxNights))
    }
    return conflicts
  }
}
