import TestSupport
import Testing

@testable import CampgroundManager

/// After any commands in any order, the reports agree with counting by hand.
struct StatisticsByChanceTests {
  private static let days: Range<Day> = "2027-05-28"..<"2027-08-10"
  private static let asked = ReportDays(from: days.lowerBound, before: days.upperBound)

  @Test(arguments: [11, 13, 14] as [UInt64])
  func `every report agrees with a plain count`(seed: UInt64) throws {
    var books = try ChanceBooks(seed: seed)
    for round in 0..<5 {
      for _ in 0..<60 { try books.step() }
      if round == 3 { try books.camp.campground.sites.retireCampSite("4") }
      let model = try ModelOfStays(of: books.camp)
      try expectOccupancy(books.camp, model)
      try expectStays(books.camp, model)
      try expectMissed(books.camp, model)
    }
    for name in ["reserve", "hold", "cancel", "checkIn", "noShow", "block"] {
      #expect(books.done[name] ?? 0 > 0, "\(name) of \(books.done)")
    }
  }

  private func expectOccupancy(_ camp: TestCampground, _ model: ModelOfStays) throws {
    let whole = model.occupancy(Self.days, of: model.sites)
    for key in [.night, .week, .month, .loop, .type] as [ReportKey<SiteNights>] {
      let found = try camp.reports.occupancy(Self.asked, by: key)
      #expect(found.total == whole)
      for row in found.rows {
        switch row.key[0] {
        case .days(let days): #expect(row.amounts == model.occupancy(days, of: model.sites), "\(days)")
        case .name(let type?, _):
          let sites = model.sites.filter { $0.type.text == type }
          #expect(row.amounts == model.occupancy(Self.days, of: sites), "\(type)")
        case .name(nil, _): #expect(key == .loop && row.amounts == whole)
        case .site: Issue.record("no report of occupancy has it")
        }
      }
    }
  }

  private func expectStays(_ camp: TestCampground, _ model: ModelOfStays) throws {
    let stays = model.stays(Self.days, .reserved, .checkedIn, .checkedOut)
    let lengths = try camp.reports.stayLengths(Self.asked)
    let leads = try camp.reports.leadTimes(Self.asked)
    try expect(lengths.total.nights, stays.map(\.numberOfNights))
    try expect(leads.total.days, stays.compactMap { model.daysAhead($0, isMaking: true) })
    #expect(leads.total.unknown == 0)
    for row in lengths.rows {
      guard case .days(let month) = row.key[0] else { continue }
      try expect(row.amounts.nights, model.stays(month, .reserved, .checkedIn, .checkedOut).map(\.numberOfNights))
    }
    #expect(try camp.reports.stayLengths(Self.asked, by: .type).rows.reduce(0) { $0 + $1.amounts.stays } == stays.count)
  }

  private func expectMissed(_ camp: TestCampground, _ model: ModelOfStays) throws {
    let noShows = try camp.reports.noShows(Self.asked, by: .all).total
    let missed = model.stays(Self.days, .noShow)
    #expect(noShows.missed == missed.count)
    #expect(noShows.stays == model.stays(Self.days, .noShow, .checkedIn, .checkedOut).count)
    #expect(noShows.nights == missed.reduce(0) { $0 + $1.numberOfNights })
    #expect(noShows.fees == (try fees(camp, missed)))
    let cancelled = model.stays(Self.days, .cancelled).filter { !model.wasHold($0) }
    let others = model.stays(Self.days, .reserved, .checkedIn, .checkedOut, .noShow)
    let cancellations = try camp.reports.cancellations(Self.asked)
    #expect(cancellations.total.missed == cancelled.count)
    #expect(cancellations.total.stays == cancelled.count + others.count)
    #expect(cancellations.total.fees == (try fees(camp, cancelled)))
    let notice = cancelled.compactMap { model.daysAhead($0, isMaking: false) }
    try expect(cancellations.total.notice, notice)
  }

  /// The fees of these, whose accounts have penalties alone, and charges made by hand.
  private func fees(_ camp: TestCampground, _ made: [Reservation]) throws -> Int {
    try made.reduce(0) { sum, reservation in
      let account = try camp.accounts.account(ReservationReference(reservation.id?.description ?? ""))
      return sum + account.entries.filter { $0.item == .penalties }.reduce(0) { $0 + $1.amount }
    }
  }

  private func expect(_ spread: Spread, _ numbers: [Int]) throws {
    #expect(spread.count == numbers.count)
    for number in 0...60 { #expect(spread.count(in: number...number) == numbers.count { $0 == number }) }
    guard !numbers.isEmpty else { return }
    let sorted = numbers.sorted()
    let middle = sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]
    #expect(spread.median.scaled(to: 10) == middle * 5)
    #expect(spread.mean == Ratio(numbers.reduce(0, +), of: numbers.count))
  }
}
