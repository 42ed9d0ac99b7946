import TestSupport

@testable import CampgroundManager

extension TestCampground {
  /// The decisions about money in some days, by default of the year.
  func decisions(_ days: Range<Day>? = nil, by keys: ReportKey<Decision>...) throws -> DecisionReport {
    try campground.reports.decisions(ReportDays(days), by: keys.isEmpty ? [.name] : keys)
  }

  /// Reserves with terms that the closure sets.
  @discardableResult
  func agree(
    _ days: Range<Day> = "2027-07-01"..<"2027-07-03", on site: SiteNumber = 1,
    _ change: (inout TermsRequest) -> Void
  ) throws -> Reserved {
    try reserve(site, days) { $0.terms = TermsRequest(change) }
  }

  /// Reserves at an agreed price.
  func agree(
    nightly: String, because reason: String, _ days: Range<Day> = "2027-07-01"..<"2027-07-03", on site: SiteNumber = 1
  ) throws {
    guard let nightly = Amount(nightly) else { preconditionFailure("A test names \(nightly), which is no amount.") }
    try agree(days, on: site) {
      $0.nightly = .set(nightly)
      $0.because = reason
    }
  }
}

extension DecisionReport {
  /// The rows as `Pass, 2027-07: 2 nights, -4500`, with only the keys that they have, and the tax behind a plus.
  var lines: [String] {
    rows.map { row in
      let keys = zip(keys, row.key).map { key, value in
        switch value {
        case .days(let days): String(days.lowerBound.description.prefix(7))
        case .name(let name, _): name ?? (key == .name ? "by hand" : "none")
        case .site: "no key of this report"
        }
      }
      let tax = row.amounts.taxNotCharged == 0 ? "" : " + \(row.amounts.taxNotCharged)"
      return "\(keys.joined(separator: ", ")): \(row.amounts.nights) nights, \(row.amounts.amount)\(tax)"
    }
  }
}
