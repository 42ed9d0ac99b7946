import CampgroundManager

/// Rates beside each other.
extension Hints {
  /// The nights of a rate on which another decides: `On Fri 28 May and Sat 29 May, Weekend decides before it: 60.00
  /// instead of 80.00.`
  static func decides(_ other: DecidingRate, before rate: Rate, _ currency: Currency) -> String {
    hint(
      "On \(nights(other)), \(other.rate) decides before it: \(currency.text(other.nightly)) instead of "
        + "\(currency.text(rate.terms.nightly)).")
  }

  static func moreDecide(_ count: Int) -> String {
    hint("\(Phrases.count(count, "other rate")) \(Phrases.noun(count, "decides", "decide")) before it, too.")
  }

  /// The nights of another rate that a new one takes over: `On Fri 31 December, it takes over from Xmas: 65.00 instead of
  /// 90.00.`
  static func takesOver(_ other: DecidingRate, by rate: Rate, _ currency: Currency) -> String {
    hint(
      "On \(nights(other)), it takes over from \(other.rate): \(currency.text(rate.terms.nightly)) instead of "
        + "\(currency.text(other.nightly)).")
  }

  static func takesOverMore(_ count: Int) -> String {
    hint("It takes over from \(Phrases.count(count, "other rate")), too.")
  }

  private static func nights(_ other: DecidingRate) -> String {
    let place = other.site.map { "site \($0)" } ?? other.type.map { "sites of type \($0)" }
    var days = other.nights.prefix(4).map(DayWords.short)
    if other.nights.count > 4 { days.append(Phrases.count(other.nights.count - 4, "other night")) }
    let nights = other.isAlways ? "all of its nights" : Phrases.list(days)
    return [nights, place].compactMap(\.self).joined(separator: ", on ")
  }

  /// The price of stays that are too short for a rate, and the command that refuses them.
  static func shorterStays(than rate: Rate, pay others: [Rate?], _ currency: Currency) -> String {
    let terms = rate.terms
    let shortest = terms.minNights ?? 1
    let paid = others.compactMap(\.self).prefix(3).map { "\($0.name) (\(currency.text($0.terms.nightly)))" }
    let unpaid = others.contains(nil) ? "have no rate, and cannot be reserved" : nil
    let either = [paid.isEmpty ? nil : "pay \(Phrases.either(Array(paid)))", unpaid].compactMap(\.self)
    let days = [
      terms.from.map { "--from \($0)" }, terms.before.map { "--before \($0)" },
      terms.weekdays.isEmpty ? nil : "--weekdays \(terms.weekdays.map(\.rawValue).joined(separator: ","))",
      terms.site.map { "--site \(Phrases.shellWord($0.text))" }, terms.type.map { "--type \($0)" },
    ].compactMap(\.self)
    let command = ["campctl add-rule \(Phrases.shellWord(rate.name))"] + days + ["--min-nights \(shortest)"]
    return hint(
      "Stays of fewer than \(Phrases.nights(shortest)) \(either.joined(separator: " or ")). A shortest stay is a rule: "
        + "\(command.joined(separator: " "))")
  }

  private static func hint(_ sentence: String) -> String { "Hint: \(sentence)" }
}

/// The sentences about taxes when people take something off a price.
enum TaxWords {
  static func fall(_ amount: String, _ currency: Currency) -> String {
    "The taxes follow the price: \(amount) \(currency) of it is tax."
  }

  static func waived(_ amount: String, _ currency: Currency) -> String {
    "With it, \(amount) \(currency) of kept tax is waived."
  }

  static func stay(_ amount: String, _ currency: Currency) -> String {
    "The taxes stay, \(amount) \(currency): a waiver takes none back; campctl discount lowers the price and its taxes."
  }
}
