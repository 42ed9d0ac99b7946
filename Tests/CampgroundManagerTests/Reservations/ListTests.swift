import CampgroundManager
import TestSupport
import Testing

struct ListTests {
  let camp: TestCampground

  init() throws { camp = try .seeded() }

  private func ids(_ change: (inout ReservationFilter) -> Void) throws -> [Int64?] {
    var ids: [Int64?] = []
    try camp.reservations.forEachReservation(ReservationFilter(change)) { ids.append($0.id?.rawValue) }
    return ids
  }

  @Test func `reservations come by arrival, then site, then id`() throws {
    #expect(try ids { _ in } == [1, 3, 9, 2, 5, 4, 6, 7, 8])
  }

  @Test func `reservations are listed by status`() throws {
    #expect(try ids { $0.statuses = [.cancelled] } == [9, 6, 8])
    #expect(try ids { $0.statuses = [.cancelled, .reserved] }.count == 9)
    #expect(try ids { $0.statuses = [.held] } == [])
  }

  @Test func `reservations are listed by camper`() throws {
    #expect(try ids { $0.camper = CamperID(rawValue: 2) } == [2, 5, 8])
  }

  @Test func `reservations are listed by site, also those that hold no night any more`() throws {
    #expect(try ids { $0.site = 3 } == [5, 6])
    #expect(try ids { $0.site = "no such site" } == [])
  }

  @Test func `reservations are listed by arrival and departure`() throws {
    #expect(try ids { $0.arriving = "2027-07-01" } == [1, 3, 9])
    #expect(try ids { $0.departing = "2027-07-05" } == [3, 5])
  }

  @Test func `a party is there from its arrival until the night before its departure`() throws {
    #expect(try ids { $0.on = "2027-07-03" } == [3, 9, 2])
    #expect(try ids { $0.on = "2027-08-15" } == [8])
  }

  @Test func `a span of days takes each stay that reaches into it`() throws {
    let found = try ids {
      $0.from = "2027-07-05"
      $0.before = "2027-07-10"
    }
    #expect(found == [9, 2, 4])
  }

  @Test func `several conditions hold together, and a limit ends the list`() throws {
    let found = try ids {
      $0.statuses = [.reserved]
      $0.site = 1
      $0.limit = 1
    }
    #expect(found == [1])
    #expect(try ids { $0.limit = 0 } == [])
  }
}
