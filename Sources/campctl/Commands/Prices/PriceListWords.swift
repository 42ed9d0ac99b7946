import Basics
import CampgroundManager

/// The words of a rate on the price list.
struct PriceListWords {
  let terms: RateTerms
  let currency: Currency

  /// `Fridays and Saturdays, 15 June to 31 August 2027, from 2 nights`.
  var nights: String {
    let weekdays = terms.weekdays.map { DayWords.name(of: $0) + "s" }
    let parts = [
      terms.holiday ? "Holiday" : weekdays.isEmpty ? nil : Phrases.list(weekdays), season,
      terms.minNights.map { "from \(Phrases.nights($0))" },
    ]
    let words = parts.compactMap(\.self).joined(separator: ", ")
    return words.isEmpty ? "All year" : words
  }

  /// The first and the last night of the season.
  private var season: String? {
    let last = terms.before.map { $0.advanced(by: -1) }
    switch (terms.from, last) {
    case (let first?, let last?) where first == last: return day(first)
    case (let first?, let last?):
      let isOneYear = first.civil.year == last.civil.year
      return "\(isOneYear ? "\(first.civil.day) \(DayWords.month(first))" : day(first)) to \(day(last))"
    case (let first?, nil): return "from \(day(first))"
    case (nil, let last?): return "until \(day(last))"
    case (nil, nil): return nil
    }
  }

  /// `15 June 2027`.
  private func day(_ day: Day) -> String {
    let (year, _, number) = day.civil
    return "\(number) \(DayWords.month(day)) \(year)"
  }

  /// `2 adults and 1 vehicle included; another adult 10.00, pet 5.00 a night`; nil when nobody costs more.
  var party: String? {
    let (costs, included) = (terms.extraCosts, terms.includedCounts)
    let sorts = [
      ("adult", "adults", included.adults, costs.adults), ("child", "children", included.children, costs.children),
      ("vehicle", "vehicles", included.vehicles, costs.vehicles), ("pet", "pets", included.pets, costs.pets),
    ].filter { $0.3 > 0 }
    guard !sorts.isEmpty else { return nil }
    let extras = sorts.map { name, _, _, cost in "each extra \(name) \(currency.text(cost))" }
    let counted = sorts.filter { $0.2 > 0 }.map { name, names, count, _ in Phrases.count(count, name, names) }
    let shown = Phrases.list(extras) + " a night"
    return counted.isEmpty ? shown.replacing("extra ", with: "") : "\(Phrases.list(counted)) included, \(shown)"
  }
}
