import TestSupport
import Testing

@testable import CampgroundManager

/// A report's days end before the last that is named, so that months sum to the year.
struct ReportDaysTests {
  /// On the last day of July and the first of August each, one party comes, one cancels and one does not come.
  private let camp = TestCampground(sites: 1, 2, 3) { camp in
    for day in ["2027-07-31", "2027-08-01"] as [Day] {
      let next = day.advanced(by: 1)
      let days = day..<next
      let party = try camp.reserve(1, days)
      try camp.at(day).reservations.checkIn(party.reference)
      try camp.at(next).reservations.checkOut(party.reference)
      try camp.cancel(camp.reserve(2, days))
      try camp.at(next).reservations.markNoShow(camp.reserve(3, days).reference)
    }
  }

  /// The number of parties that stayed, came at all, did not come and cancelled, by each report.
  private func counts(_ days: Range<Day>) throws -> [Int] {
    let asked = ReportDays(from: days.lowerBound, before: days.upperBound)
    return try [
      camp.statistics.stayLengths(asked).total.stays, camp.statistics.leadTimes(asked).total.stays,
      camp.statistics.noShows(asked).total.missed, camp.statistics.noShows(asked).total.stays,
      camp.statistics.cancellations(asked).total.missed, camp.statistics.cancellations(asked).total.stays,
    ]
  }

  @Test func `an arrival on the day after the last is counted in the next report`() throws {
    #expect(try counts("2027-07-01"..<"2027-08-01") == [1, 1, 1, 2, 1, 3])
    #expect(try counts("2027-08-01"..<"2027-09-01") == [1, 1, 1, 2, 1, 3])
    #expect(try counts("2027-07-31"..<"2027-08-02") == [2, 2, 2, 4, 2, 6])
  }

  @Test func `months sum to the year`() throws {
    var (sums, day) = ([0, 0, 0, 0, 0, 0], "2027-01-01" as Day)
    while day < "2028-01-01" {
      sums = zip(sums, try counts(day.month)).map(+)
      day = day.month.upperBound
    }
    #expect(sums == (try counts("2027-01-01"..<"2028-01-01")))
  }
}
