import TestSupport
import Testing

@testable import CampgroundManager

/// The stays of two records that become one person's.
struct CollisionTests {
  private let camp = TestCampground(sites: 1, 2)
  let keep: Camper
  let other: Camper

  init() throws {
    keep = try camp.makeCamper()
    other = try camp.makeCamper("B. Lover", phoneNumber: "555-0101")
  }

  private func merge() throws -> StayCollisions { try camp.people.merge("c-1", "c-2").collisions }

  @Test func `stays with nights in common are reported, those that only touch are not`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-05", camper: keep)
    try camp.reserve(2, "2027-07-04"..<"2027-07-06", camper: other)
    try camp.reserve(1, "2027-07-05"..<"2027-07-08", camper: other)
    try camp.cancel(camp.reserve(2, "2027-07-01"..<"2027-07-03", camper: other))
    let collisions = try merge()
    #expect(collisions.overlaps == [StayCollisions.Pair(one: "r-1", other: "r-2")])
    #expect(collisions.tooLong.isEmpty)
  }

  @Test func `so are stays that become too many nights in a row`() throws {
    try camp.set { $0.maxConsecutive = .set(14) }
    try camp.reserve(1, "2027-07-01"..<"2027-07-10", camper: keep)
    try camp.reserve(2, "2027-07-10"..<"2027-07-19", camper: other)
    try camp.reserve(2, "2027-08-10"..<"2027-08-19", camper: other)
    let problem = Problem.rule(.aboveMaximumConsecutive(18, limit: 14, nil))
    #expect(
      try merge().tooLong == [
        StayCollisions.Long(reservation: "r-1", problem: problem),
        StayCollisions.Long(reservation: "r-2", problem: problem),
      ])
  }
}
