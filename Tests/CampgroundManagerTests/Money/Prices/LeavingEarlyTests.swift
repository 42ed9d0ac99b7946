import TestSupport
import Testing

@testable import CampgroundManager

/// Leaving early and shortening before arrival are one calculation (domain rule R10).
struct LeavingEarlyTests {
  private let camp = TestCampground(sites: 1, 2) { camp in
    try camp.makeRate("Standard", "40.00") { ($0.weekly, $0.extraVehicle) = (Amount("210.00"), Amount("10.00")) }
    try camp.makeRate("Weekend", "50.00") { ($0.weekdays, $0.extraVehicle) = ([.fri, .sat], Amount("15.00")) }
    try camp.agree { $0.early = .refund }
  }
  private let first: Day = "2027-06-01"

  @Test(arguments: [(8, 5, 28_000), (7, 6, 28_000), (8, 7, 28_000), (14, 9, 38_000), (3, 1, 5000)])
  func `both cost the quote of the nights that are left, and never more than before`(
    nights: Int, left: Int, total: Int
  ) throws {
    let days = first..<first.advanced(by: nights)
    let shortened = try camp.reserve(1, days) { $0.party.vehicles = 2 }
    let left = first.advanced(by: left)
    _ = try camp.reserve(2, days, camper: shortened.camper) { $0.party.vehicles = 2 }
    try camp.reservations.checkIn("r-2")
    #expect(try camp.edit { $0.depart = left }.result.sums.total == total)
    #expect(try camp.at(left).reservations.checkOut("r-2").result.sums.total == total)
  }
}
