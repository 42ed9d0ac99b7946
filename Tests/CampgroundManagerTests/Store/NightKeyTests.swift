import CampgroundManager
import TestSupport
import Testing

/// The store itself refuses a second holder of a night, whatever the program above it forgets.
struct NightKeyTests {
  let camp: TestCampground
  let site: CampSite
  let holder: ReservationID

  init() throws {
    camp = try TestCampground()
    site = try camp.makeCampSite()
    holder = try #require(try camp.reserve(1, "2027-07-01"..<"2027-07-02").id)
  }

  private func take(_ night: Day, for reservation: ReservationID) throws {
    try camp.store.write {
      _ = try camp.store.execute(
        "INSERT INTO night (site, night, reservation) VALUES (\(site.id), \(night), \(reservation))")
    }
  }

  @Test func `a night has one holder`() throws {
    let other = try #require(try camp.reserve(1, "2027-07-02"..<"2027-07-03").id)
    let taken = StoreError.constraint(.unique(columns: ["night.site", "night.night"]))
    #expect(throws: taken) { try take("2027-07-01", for: other) }
    #expect(throws: taken) { try take("2027-07-01", for: holder) }
    #expect(throws: taken) { try camp.block(site, "2027-06-30"..<"2027-07-02") }
    #expect(try camp.count("night") == 2)
    #expect(try camp.count("block") == 0)
  }

  @Test func `a night that is not taken can be`() throws {
    try take("2027-07-02", for: holder)
    #expect(try camp.reservations.getReservation(holder)?.nights.count == 2)
  }

  @Test func `a night is held by somebody who is there`() throws {
    #expect(throws: StoreError.constraint(.foreignKey)) {
      try take("2027-07-02", for: ReservationID(rawValue: 99))
    }
  }

  @Test(arguments: [nil, 1])
  func `a night is held by a reservation or a block, not by both or neither`(_ holder: Int?) throws {
    try camp.block(site, "2027-08-01"..<"2027-08-02")
    let error = try #require(throws: StoreError.self) {
      try camp.store.write {
        try camp.store.execute(
          "INSERT INTO night (site, night, reservation, block) VALUES (1, 0, \(holder), \(holder))")
      }
    }
    guard case .constraint(.check) = error else {
      Issue.record("it gave \(error)")
      return
    }
  }
}
