/// The requested terms of a rule; nil leaves a term as it is. Adding a rule is editing one that demands nothing.
package struct RuleEdits: Hashable, Sendable, Encodable {
  package var from: Edit<Day>?
  package var before: Edit<Day>?
  /// Days of every year; they take the place of dates.
  package var onDays: [YearDay]?
  package var weekdays: [Weekday]?
  /// The only site; it takes the place of a type.
  package var site: Edit<SiteNumber>?
  /// The only type of site; it takes the place of a site.
  package var type: Edit<Slug>?
  package var minNights: Edit<Int>?
  package var forArrivals: Bool?
  package var maxNights: Edit<Int>?
  package var inDays: Edit<Int>?
  package var noArrival: Bool?
  package var noDeparture: Bool?
  package var minGap: Edit<Int>?

  package init() {}

  /// True when no term is given.
  package var isEmpty: Bool { self == RuleEdits() }
}

extension NamedRule {
  /// A rule that demands something, and that leaves room for every other demand.
  static let whole: NamedRule = {
    var rule = blank
    (rule.terms.minNights, rule.terms.maxNights, rule.terms.inDays) = (1, 1, RuleTerms.longestSpan)
    return rule
  }()
}

extension RuleEdits {
  /// The terms after the edits; reports in `problems` whatever is invalid.
  func applied(to terms: RuleTerms, _ problems: inout [Problem]) -> RuleTerms {
    var edited = terms
    applyNights(to: &edited)
    if let minNights { edited.minNights = minNights.value }
    if let forArrivals { edited.forArrivals = forArrivals }
    if let maxNights { edited.maxNights = maxNights.value }
    if let inDays { edited.inDays = inDays.value }
    if let noArrival { edited.noArrival = noArrival }
    if let noDeparture { edited.noDeparture = noDeparture }
    if let minGap { edited.minGap = minGap.value }
    problems += scopeProblems(of: edited) + edited.numberProblems + edited.conflicts
    return edited
  }

  /// A site takes the place of a type, and days of every year that of dates.
  private func applyNights(to terms: inout RuleTerms) {
    if let site { terms.site = site.value }
    if let type { terms.type = type.value }
    if site?.value != nil, type?.value == nil { terms.type = nil }
    if type?.value != nil, site?.value == nil { terms.site = nil }
    if let from { terms.from = from.value }
    if let before { terms.before = before.value }
    if let onDays { terms.onDays = Set(onDays).sorted() }
    if onDays?.isEmpty == false, from?.value == nil, before?.value == nil { (terms.from, terms.before) = (nil, nil) }
    if from?.value != nil || before?.value != nil, onDays == nil { terms.onDays = [] }
    if let weekdays { terms.weekdays = Weekday.allCases.filter(weekdays.contains) }
  }

  private func scopeProblems(of terms: RuleTerms) -> [Problem] {
    var problems: [Problem] = []
    if let site = site?.value, let type = type?.value {
      problems.append(.settings(.crossedRule(.siteAndType(site, type))))
    }
    if let from = terms.from, let before = terms.before, before <= from {
      problems.append(.price(.emptySeason(from: from, before: before)))
    }
    if !terms.onDays.isEmpty, terms.from != nil || terms.before != nil {
      problems.append(.settings(.crossedRule(.daysAndDates)))
    }
    return problems
  }
}

extension RuleTerms {
  /// The longest span of days within which nights are counted: four years.
  fileprivate static let longestSpan = 1461

  fileprivate var numberProblems: [Problem] {
    let longest = StayRules.longestStay
    var problems: [Problem] = []
    for (field, nights) in [("minNights", minNights), ("maxNights", maxNights)] {
      guard let nights, !(1...longest).contains(nights) else { continue }
      problems.append(.stay(.nightsOutOfRange(field: field, nights, longest: longest)))
    }
    if let inDays, !(2...Self.longestSpan).contains(inDays) {
      problems.append(.settings(.outOfRange(inDays, 2...Self.longestSpan, field: "inDays")))
    }
    if let minGap, !(2...Self.longestGap).contains(minGap) {
      problems.append(.settings(.outOfRange(minGap, 2...Self.longestGap, field: "minGap")))
    }
    return problems
  }

  /// The largest smallest gap; a longer one would close a site.
  static let longestGap = 30

  /// The terms that contradict each other, or that demand nothing.
  fileprivate var conflicts: [Problem] {
    var conflicts: [RuleConflict] = []
    if !demandsAnything { conflicts.append(.nothing) }
    if forArrivals, minNights == nil { conflicts.append(.arrivalsWithoutMinimum) }
    if inDays != nil, maxNights == nil { conflicts.append(.daysWithoutMaximum) }
    if let inDays, let maxNights, inDays <= maxNights {
      conflicts.append(.spanTooShort(nights: maxNights, days: inDays))
    }
    if inDays == nil, let minNights, let maxNights, minNights > maxNights {
      conflicts.append(.noLength(shortest: minNights, longest: maxNights))
    }
    return conflicts.map { .settings(.crossedRule($0)) }
  }
}
