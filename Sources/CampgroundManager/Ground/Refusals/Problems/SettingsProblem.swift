/// Settings that the campground cannot have.
package enum SettingsProblem: Hashable, Sendable {
  case unknownTimeZone(String)
  case unknownCurrency(String)
  /// In days.
  case invalidWindow(Int)
  /// A number of a setting outside of the numbers that it can have.
  case outOfRange(Int, ClosedRange<Int>, field: String)
  /// The type is nil for the campground's own.
  case crossedNights(shortest: Int, longest: Int, Slug?)
  case notOfType(Slug)
  /// A rule with a name that another has.
  case duplicateRule(String)
  case crossedRule(RuleConflict)
  /// A surcharge without a method or a percentage.
  case invalidSurcharge(String)
  /// Accounts have entries in the first, so it cannot be the other.
  case currencyInLedger(Currency, other: Currency)
  /// Prices are in the first, which has other digits.
  case currencyInPrices(Currency, other: Currency)
}

extension SettingsProblem {
  var summary: ProblemSummary {
    switch self {
    case .unknownTimeZone(let name): ProblemSummary(.unknownTimeZone, "timeZone", name)
    case .unknownCurrency(let code): ProblemSummary(.unknownCurrency, "currency", code)
    case .invalidWindow(let days): ProblemSummary(.invalidWindow, "windowDays", days)
    case .outOfRange(let number, _, let field): ProblemSummary(.outOfRange, field, number)
    case .crossedNights(let shortest, _, _): ProblemSummary(.invalidNumberOfNights, "minNights", shortest)
    case .invalidSurcharge(let text): ProblemSummary(.invalidSurcharge, "surcharge", text)
    case .notOfType(let type): ProblemSummary(.notOfType, "type", type)
    case .duplicateRule(let name): ProblemSummary(.duplicateName, "name", name)
    case .crossedRule(let conflict): ProblemSummary(.crossedRule, conflict.fields.first)
    case .currencyInLedger(_, let other), .currencyInPrices(_, let other):
      ProblemSummary(.currencyInUse, "currency", other.code)
    }
  }
}
