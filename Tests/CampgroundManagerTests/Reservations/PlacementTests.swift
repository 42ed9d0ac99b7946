import Testing

@testable import CampgroundManager

/// The placing of several parties at once.
struct PlacementTests {
  private func seeker(_ days: Range<Day>, _ sites: SiteNumber...) throws -> Placement.Seeker {
    .init(nights: try #require(Stay(arrival: days.lowerBound, departure: days.upperBound)), sites: sites)
  }

  private let week: Range<Day> = "2027-07-01"..<"2027-07-08"

  @Test func `each has its best site while these differ`() throws {
    #expect(try Placement(of: [seeker(week, 1, 2), seeker(week, 3, 1)]).sites == [1, 3])
  }

  @Test func `one makes way where another site does for it, too`() throws {
    #expect(try Placement(of: [seeker(week, 1, 2), seeker(week, 1)]).sites == [2, 1])
    let three = try [seeker(week, 1, 2), seeker(week, 2, 3), seeker(week, 1, 2)]
    #expect(Set(Placement(of: three).sites) == [1, 2, 3])
  }

  @Test func `who comes first keeps a place for which there is no other`() throws {
    #expect(try Placement(of: [seeker(week, 1), seeker(week, 1), seeker(week)]).sites == [1, nil, nil])
  }

  @Test func `a site takes two whose nights do not meet`() throws {
    let stays = try [seeker("2027-07-01"..<"2027-07-03", 1), seeker("2027-07-03"..<"2027-07-05", 1)]
    #expect(Placement(of: stays).sites == [1, 1])
    let long = try seeker("2027-07-01"..<"2027-07-05", 1)
    #expect(Placement(of: stays + [long]).sites == [1, 1, nil])
    #expect(Placement(of: [long] + stays).sites == [1, nil, nil])
  }
}
