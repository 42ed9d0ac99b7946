/// Settings that the campground cannot have.
package enum SettingsProblem: ProblemFamily {
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

  var summary: ProblemSummary {
    switch self {
    case .unknownTimeZone(let name):
      .init(
        .unknownTimeZone, "timeZone", name,
        "This machine has no time zone \(name)\(TimeZoneName.noneWords.map { ": \($0)" } ?? "; one is written like America/Phoenix")"
      )
    case .unknownCurrency(let code):
      .init(.unknownCurrency, "currency", code, "\(code) is not a currency of ISO 4217, such as USD")
    case .invalidWindow(let days):
      .init(.invalidWindow, "windowDays", days, "The booking window, \(Phrases.count(days, "day")), must be at least 0")
    case .outOfRange(let number, let range, let field):
      .init(
        .outOfRange, field, number,
        "The value of \(field), \(number), must be from \(range.lowerBound) to \(range.upperBound)")
    case .crossedNights(let shortest, let longest, let type):
      .init(
        .invalidNumberOfNights, "minNights", shortest,
        "The shortest stay\(type.map { " on sites of type \($0)" } ?? ""), \(shortest), is longer than the longest, "
          + "\(longest)")
    case .invalidSurcharge(let text):
      .init(
        .invalidSurcharge, "surcharge", text,
        "“\(text)” is no surcharge; each method has one at most, written like card=3%")
    case .notOfType(let type):
      .init(
        .notOfType, "type", type,
        "Only the rules of stays can differ by type; the other settings are the whole campground's")
    case .duplicateRule(let name): .init(.duplicateName, "name", name, "There is a rule \(name) already")
    case .crossedRule(let conflict): .init(.crossedRule, conflict.fields.first, nil, conflict.sentence)
    case .currencyInLedger(let currency, let other):
      .init(
        .currencyInUse, "currency", other.code,
        "Accounts have entries in \(currency), so the campground cannot charge in \(other)")
    case .currencyInPrices(let currency, let other):
      .init(
        .currencyInUse, "currency", other.code,
        "Rates, taxes or policies have amounts in \(currency), which has other digits after the point than \(other)")
    }
  }
}

extension RuleConflict {
  fileprivate var sentence: String {
    switch self {
    case .nothing:
      "A rule demands something: a shortest or longest stay, no arrivals or departures, or a smallest gap"
    case .siteAndType: "A rule is for one site or for one type of site, not for both"
    case .daysAndDates: "The nights of a rule are on certain days of every year or between two dates, not both"
    case .arrivalsWithoutMinimum: "Only a shortest stay is for arrivals alone"
    case .daysWithoutMaximum: "Nights within some days are counted up to a largest number"
    case .spanTooShort(let nights, let days):
      "At most \(Phrases.nights(nights)) in \(Phrases.count(days, "day")) is no limit; the days are to be more than "
        + "the nights"
    case .noLength(let shortest, let longest):
      "The shortest stay, \(shortest), is longer than the longest, \(longest)"
    }
  }
}

/// Terms of a rule that do not go together.
package enum RuleConflict: Hashable, Sendable {
  /// It demands nothing.
  case nothing
  case siteAndType(SiteNumber, Slug)
  /// Days of every year beside dates.
  case daysAndDates
  case arrivalsWithoutMinimum
  case daysWithoutMaximum
  /// As many nights as there are days are no limit.
  case spanTooShort(nights: Int, days: Int)
  /// No stay is long enough and short enough.
  case noLength(shortest: Int, longest: Int)

  /// The arguments from which it follows; the first is the problem's field.
  var fields: [String] {
    switch self {
    case .nothing: ["minNights", "maxNights", "noArrival", "noDeparture", "minGap"]
    case .siteAndType: ["type", "site"]
    case .daysAndDates: ["onDays", "from", "before"]
    case .arrivalsWithoutMinimum: ["minNights", "forArrivals"]
    case .daysWithoutMaximum: ["maxNights", "inDays"]
    case .spanTooShort: ["inDays", "maxNights"]
    case .noLength: ["minNights", "maxNights", "inDays"]
    }
  }
}
