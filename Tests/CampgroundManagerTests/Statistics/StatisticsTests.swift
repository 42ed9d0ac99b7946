import TestSupport
import Testing

@testable import CampgroundManager

struct StatisticsTests {
  private let camp = TestCampground(sites: 1)

  @Test func `occupancy leaves out what is blocked, and is of nothing when nothing was for sale`() throws {
    let camp = TestCampground(sites: 1, 2, 3)
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.blockSite(2, "2027-07-01"..<"2027-07-02")
    let nights = try camp.occupancy("2027-07-01"..<"2027-07-04")
    #expect(nights.rows.map(\.amounts.occupancy) == [Ratio(1, of: 2), Ratio(1, of: 3), Ratio(0, of: 3)])
    #expect(nights.total.occupancy == Ratio(2, of: 8))
    try camp.blockSite(1, "2027-08-01"..<"2027-08-02")
    for site in [2, 3] as [SiteNumber] { try camp.blockSite(site, "2027-08-01"..<"2027-08-02") }
    let closed = try camp.occupancy("2027-08-01"..<"2027-08-02").total
    #expect(closed.occupancy.scaled(to: 1000) == nil)
    #expect(closed.blocked == 3)
  }

  @Test func `a hold past its expiry is free, and a retired site counts only on nights that it holds`() throws {
    let camp = TestCampground(sites: 1, 2)
    _ = try camp.campground.reservations.hold(camp.request(1, arrival: "2027-06-10"), minutes: 30)
    try camp.reserve(2, "2027-06-10"..<"2027-06-11")
    try camp.campground.sites.retireCampSite("2")
    let days: Range<Day> = "2027-06-10"..<"2027-06-12"
    #expect(try camp.occupancy(days).rows.map(\.amounts.occupancy) == [Ratio(2, of: 2), Ratio(1, of: 1)])
    let later = camp.at("2027-06-02")
    #expect(try later.occupancy(days).rows.map(\.amounts.occupancy) == [Ratio(1, of: 2), Ratio(0, of: 1)])
  }

  @Test func `nights outside the season are not for sale, except those that are held`() throws {
    let camp = TestCampground(sites: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    try camp.set { $0.open = Season("05-20..10-05").map(Edit.set) }
    // 10 sites, open on 12 nights of May: 120 nights, of which 8 are held, and 2 more before the season.
    try camp.reserve(1, "2027-05-22"..<"2027-05-30") { $0.overrides.rules = "a party of friends" }
    try camp.reserve(2, "2027-05-18"..<"2027-05-20") { $0.overrides.rules = "the painter" }
    try camp.blockSite(3, "2027-05-01"..<"2027-05-22")
    let may: Range<Day> = "2027-05-01"..<"2027-06-01"
    for key in [.night, .week, .month, .loop, .type] as [ReportKey<SiteNights>] {
      let total = try camp.occupancy(may, by: key).total
      // The block's nights outside the season are held, and blocked.
      #expect(total.siteNights == 120 + 2 + 19)
      #expect(total.blocked == 21)
      #expect(total.occupancy == Ratio(10, of: 120))
    }
    #expect(try camp.occupancy("2027-05-01"..<"2027-05-02").total.occupancy.scaled(to: 1000) == nil)
  }

  @Test func `a type's own season decides which of its nights are for sale`() throws {
    let camp = TestCampground(sites: 1, 2)
    try camp.makeCampSites("C1", "C2", "C3") { $0.type = "cabin" }
    try camp.makeCampSite("G") { $0.type = "group" }
    try camp.set { $0.open = Season("05-20..10-05").map(Edit.set) }
    try camp.set { ($0.type, $0.open) = ("cabin", Season("all-year").map(Edit.set)) }
    try camp.set { ($0.type, $0.open) = ("group", Season("06-10..09-01").map(Edit.set)) }
    let days: Range<Day> = "2027-05-10"..<"2027-06-20"
    let types = try camp.occupancy(days, by: .type)
    #expect(types.rows.map(\.key[0]) == [.name("cabin"), .name("group"), .name("standard")])
    #expect(types.rows.map(\.amounts.siteNights) == [3 * 41, 10, 2 * 31])
    let nights = try camp.occupancy(days).rows.map(\.amounts.siteNights)
    #expect(nights == Array(repeating: 3, count: 10) + Array(repeating: 5, count: 21) + Array(repeating: 6, count: 10))
    let request = ChartRequest { ($0.from, $0.numberOfNights) = (days.lowerBound, days.count) }
    #expect(try camp.chart.chart(request).occupancy.map(\.sites) == nights)
  }

  @Test func `weeks begin on Monday, months end in leap days, and the ends are cut`() throws {
    let days: Range<Day> = "2028-02-27"..<"2028-03-07"
    let weeks: [Range<Day>] = ["2028-02-27"..<"2028-02-28", "2028-02-28"..<"2028-03-06", "2028-03-06"..<"2028-03-07"]
    let months: [Range<Day>] = ["2028-02-27"..<"2028-03-01", "2028-03-01"..<"2028-03-07"]
    #expect(try camp.occupancy(days, by: .week).rows.map(\.key[0]) == weeks.map(ReportValue.days))
    #expect(try camp.occupancy(days, by: .month).rows.map(\.key[0]) == months.map(ReportValue.days))
    #expect(try camp.occupancy(days, by: .week).rows.map(\.amounts.siteNights) == [1, 7, 1])
    #expect(try camp.occupancy("2028-02-29"..<"2028-03-01", by: .month).total.siteNights == 1)
  }

  @Test func `without days occupancy is of this month, and a report of stays of this year`() throws {
    let camp = try TestCampground()
    let months = try [
      ReportDays(), ReportDays(from: "2027-02-10"), ReportDays(before: "2027-03-01"),
    ].map { try camp.reports.occupancy($0).days }
    #expect(months == ["2027-06-01"..<"2027-07-01", "2027-02-10"..<"2027-03-01", "2027-02-01"..<"2027-03-01"])
    #expect(try camp.reports.noShows().days == "2027-01-01"..<"2028-01-01")
    #expect(try camp.reports.leadTimes(ReportDays(before: "2027-01-01")).days == "2026-01-01"..<"2027-01-01")
  }

  @Test func `no days and more than a hundred years of them are refused`() throws {
    #expect(try camp.occupancy("2000-01-01"..<"2100-01-01").rows.count == 36_525)
    #expect(throws: CampingError.self) { try camp.occupancy("2000-01-01"..<"2100-01-02") }
    #expect(throws: CampingError.self) { try camp.occupancy("2027-07-01"..<"2027-07-01") }
    let slip = ReportDays(from: "2027-07-02", before: "2027-07-01")
    #expect(throws: CampingError.self) { try camp.reports.cancellations(slip) }
    #expect(try camp.occupancy("9999-12-01"..<"9999-12-31", by: .week).total.siteNights == 30)
    #expect(try camp.occupancy("0001-01-01"..<"0001-01-09", by: .month).total.siteNights == 8)
  }

  @Test func `a hold that is given up is no cancellation, and reasons come by how often they were given`() throws {
    let camp = TestCampground(sites: 1, 2, 3, 4)
    let held = try camp.campground.reservations.hold(camp.request(4), minutes: 30).result
    try camp.cancel(held)
    try camp.cancel(camp.reserve(1), reason: "rain")
    try camp.cancel(camp.reserve(2), reason: "rain")
    try camp.cancel(camp.reserve(3))
    try camp.cancel(camp.reserve(3), reason: "a back")
    try camp.reserve(4)
    let found = try camp.reports.cancellations(by: .reason)
    #expect(found.rows.map(\.key[0]) == [.name("rain"), .name("a back"), .absent])
    #expect(found.rows.map(\.amounts.share) == [Ratio(2, of: 5), Ratio(1, of: 5), Ratio(1, of: 5)])
    #expect(found.total.notice.count(in: 30...30) == 4)
  }

  @Test func `what an undo takes back is not counted, and redone it keeps its day`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.undoLast()
    #expect(try camp.reports.leadTimes().total.stays == 0)
    let later = camp.at("2027-06-21")
    try later.campground.undo.undo("o-4")
    #expect(try later.reports.leadTimes().total.days.median.scaled(to: 1) == 30)
  }

  @Test func `halves are rounded to even, and the middle of an even count lies between`() {
    #expect([1, 3, 5].map { Ratio($0, of: 2000).scaled(to: 1000) } == [0, 2, 2])
    #expect(Ratio(2, of: 3).scaled(to: 1000) == 667)
    var spread = Spread()
    #expect(spread.median.scaled(to: 10) == nil)
    for number in [9, 1, 1, 4] { spread.add(number) }
    #expect(spread.median == Ratio(5, of: 2))
    #expect(spread.count(in: 2...(.max)) == 2)
  }
}

extension TestCampground {
  fileprivate func occupancy(_ days: Range<Day>, by key: ReportKey<SiteNights> = .night) throws -> Occupancy {
    try campground.reports.occupancy(ReportDays(from: days.lowerBound, before: days.upperBound), by: key)
  }
}

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
      camp.reports.stayLengths(asked).total.stays, camp.reports.leadTimes(asked).total.stays,
      camp.reports.noShows(asked).total.missed, camp.reports.noShows(asked).total.stays,
      camp.reports.cancellations(asked).total.missed, camp.reports.cancellations(asked).total.stays,
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
