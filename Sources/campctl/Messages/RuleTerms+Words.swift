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
