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

  @Test func `a reservation is cancelled once`() throws {
    let id = try #require(made.id)
    let cancelled = try camp.cancel(made, reason: "rain")
    let commands = try camp.count("command")
    let error = try rejected { try camp.cancel(made, reason: "snow") }
    #expect(error.name == .invalidRequest)
    #expect(error.problems.map(\.name) == ["notAllowedInStatus"])
    #expect(error.problems == [.desk(.notAllowed(.cancel, id, .cancelled, isDone: true))])
    #expect(try camp.reservations.getReservation(id) == cancelled.result)
    #expect(try camp.count("command") == commands)
  }

  @Test(arguments: ["r-9", "9", "", "next week"])
  func `what was never reserved cannot be cancelled`(_ text: String) throws {
    let error = try rejected { try camp.reservations.cancel(ReservationReference(text)) }
    #expect(error.name == .notFound)
    #expect(error.code == 4)
  }

  @Test func `a camper's id is no reservation`() throws {
    let error = try rejected { try camp.reservations.cancel(ReservationReference("c-1")) }
    #expect(error.name == .wrongKind)
    #expect(error.problems == [.reference(.wrongKind("c-1", is: .camper, not: .reservation, field: "reservation"))])
  }

  @Test func `a reason that cannot be kept cancels nothing`() throws {
    #expect(throws: CampingError.self) { try camp.cancel(made, reason: "a\nb") }
    #expect(try camp.reservations.countsByStatus() == [.reserved: 1])
    #expect(try camp.count("night") == 2)
  }
}
