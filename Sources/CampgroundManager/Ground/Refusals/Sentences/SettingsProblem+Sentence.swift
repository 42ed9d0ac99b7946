extension SettingsProblem {
  var sentence: String {
    switch self {
    case .unknownTimeZone(let name):
      "This machine has no time zone \(name)\(TimeZoneName.noneWords.map { ": \($0)" } ?? "; one is written like America/Phoenix")"
    case .unknownCurrency(let code): "\(code) is not a currency of ISO 4217, such as USD"
    case .invalidWindow(let days): "The booking window, \(Phrases.count(days, "day")), must be at least 0"
    case .outOfRange(let number, let range, let field):
      "The value of \(field), \(number), must be from \(range.lowerBound) to \(range.upperBound)"
    case .crossedNights(let shortest, let longest, let type):
      "The shortest stay\(type.map { " on sites of type \($0)" } ?? ""), \(shortest), is longer than the longest, "
        + "\(longest)"
    case .invalidSurcharge(let text): "“\(text)” is no surcharge; each method has one at most, written like card=3%"
    case .notOfType: "Only the rules of stays can differ by type; the other settings are the whole campground's"
    case .duplicateRule(let name): "There is a rule \(name) already"
    case .crossedRule(let conflict): conflict.sentence
    case .currencyInLedger(let currency, let other):
      "Accounts have entries in \(currency), so the campground cannot charge in \(other)"
    case .currencyInPrices(let currency, let other):
      "Rates, taxes or policies have amounts in \(currency), which has other digits after the point than \(other)"
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
