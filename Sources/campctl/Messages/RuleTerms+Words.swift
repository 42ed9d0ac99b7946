import CampgroundManager

/// The terms of a rule in words.
extension RuleTerms {
  /// `at least 3 nights`, for each demand.
  var demandWords: [String] {
    [
      minNights.map { "at least \(Phrases.nights($0))" + (forArrivals ? " for arrivals" : "") },
      maxNights.map { nights in
        "at most \(Phrases.nights(nights))" + (inDays.map { " of a camper in any \(Phrases.count($0, "day"))" } ?? "")
      },
      noArrival ? "no arrival" : nil, noDeparture ? "no departure" : nil,
      minGap.map { "no gap of less than \(Phrases.nights($0))" },
    ].compactMap(\.self)
  }

  /// `from Fri 2027-07-02`, for each term of its nights; none for every night.
  var nightWords: [String] {
    [
      from.map { "from \($0.dated)" }, before.map { "before \($0.dated)" },
      onDays.isEmpty ? nil : "on " + onDays.map(\.description).joined(separator: ", "),
      weekdays.isEmpty ? nil : weekdays.map(\.rawValue).joined(separator: ", "),
    ].compactMap(\.self)
  }

  /// `site 12` or `type cabin`; nil for all sites.
  var siteWords: String? { site.map { "site \($0)" } ?? type.map { "type \($0)" } }
}

/// Some days in a row, in words.
enum PeriodWords {
  /// `2027-07-04`, `2027-07`, or the days of a part of a month, for programs.
  static func text(_ days: Range<Day>) -> String {
    text(days) { $0.description }
  }

  /// `Sun 2027-07-04`, `2027-07`, or the days of a part of a month.
  static func dated(_ days: Range<Day>) -> String { text(days) { $0.dated } }

  /// `Thu 2027-07-01 to Sun 2027-08-01`, the first day and the one after the last.
  static func span(_ days: Range<Day>) -> String { "\(days.lowerBound.dated) to \(days.upperBound.dated)" }

  private static func text(_ days: Range<Day>, _ words: (Day) -> String) -> String {
    if days.count == 1 { return words(days.lowerBound) }
    let (first, end) = (days.lowerBound.description, days.upperBound.description)
    let isMonth = first.hasSuffix("-01") && end.hasSuffix("-01") && days.count <= 31
    return isMonth ? String(first.dropLast(3)) : "\(words(days.lowerBound)) to \(words(days.upperBound))"
  }
}

extension ChoiceReason {
  /// The words that follow "because".
  var words: String {
    switch self {
    case .onlyFree: "it is the only free site that fits"
    case .needsNoOverride: "it is the only one that needs no override"
    case .fillsGap: "it fills the gap between two stays exactly"
    case .leavesNoGap: "it leaves no gap that a rule forbids"
    case .smallest(nil): "it is the smallest that fits"
    case .smallest(let length?): "it is the smallest that fits (\(length) ft)"
    case .lowestNumber: "it comes first of the sites that fit equally well"
    case .sideBySide: "it lies beside the others"
    case .kept(let words): words
    }
  }
}

extension OtherReading {
  /// `12 is reservation r-12 (Ann Lee); site 12 is r-40's (Bob Low): campctl check-in --site 12`
  func words(command: String?) -> String {
    let site = "site \(site) is \(Self.words(holder, "'s"))"
    return "\(self.site) is reservation \(Self.words(reservation, "")); \(site)\(command.map { ": \($0)" } ?? "")"
  }

  private static func words(_ reservation: Reservation, _ end: String) -> String {
    "\(reservation.id?.description ?? "")\(end) (\(reservation.camper.fullName))"
  }
}
