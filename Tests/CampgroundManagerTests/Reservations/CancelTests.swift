import CampgroundManager
import TestSupport
import Testing

struct CancelTests {
  private let camp = TestCampground(sites: 1)
  let made: Reserved

  init() throws { made = try camp.reserve() }

  @Test func `a cancelled reservation stays, with its reason and without its nights`() throws {
    let cancelled = try camp.cancel(made, reason: " rain ")
    #expect(cancelled.changed)
    #expect("\(cancelled.status)" == "Cancelled")
    #expect(cancelled.cancelReason == "rain")
    #expect(cancelled.nights == [])
    #expect(cancelled.segments == [])
    #expect(cancelled.version == 2)
    #expect(cancelled.stay == made.stay)
    let id = try #require(made.id)
    #expect(try camp.reservations.getReservation(id) == cancelled.result)
  }

  @Test func `the nights of a cancelled reservation can be had by others`() throws {
    try camp.cancel(made)
    #expect(try camp.reserve().status == .reserved)
  }

  @Test func `only its own nights are given back`() throws {
    try camp.reserve(1, "2027-07-03"..<"2027-07-05")
    try camp.cancel(made)
    #expect(try camp.count("night") == 2)
  }

  @Test func `a reason that cannot be kept cancels nothing`() throws {
    #expect(throws: CampingError.self) { try camp.cancel(made, reason: "a\nb") }
    #expect(try camp.reservations.countsByStatus() == [.reserved: 1])
    #expect(try camp.count("night") == 2)
  }
}
