import TestSupport
import Testing

@testable import CampgroundManager

/// Nights that a step has given back are taken again by its undo, unless they were sold since.
struct SoldNightsTests {
  struct Step: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The nights of site 1 that are sold since.
    let sold: Range<Day>
    /// Before the step the party has come.
    var isHere = false
    let take: @Sendable (TestCampground) throws -> Void
  }

  static let steps = [
    Step(testDescription: "cancel", sold: "2027-07-05"..<"2027-07-06") { try $0.reservations.cancel("r-1") },
    Step(testDescription: "change", sold: "2027-07-04"..<"2027-07-06") { try $0.edit { $0.arrive = "2027-07-06" } },
    Step(testDescription: "move", sold: "2027-07-06"..<"2027-07-07") {
      try $0.reservations.move("r-1", to: 2, from: "2027-07-06")
    },
    Step(testDescription: "swap", sold: "2027-07-04"..<"2027-07-05") {
      try $0.reservations.swap("r-1", with: "r-2")
    },
    Step(testDescription: "check-out", sold: "2027-07-06"..<"2027-07-08", isHere: true) {
      try $0.at("2027-07-05").reservations.checkOut("r-1")
    },
    Step(testDescription: "no-show", sold: "2027-07-05"..<"2027-07-06") {
      try $0.at("2027-07-05").reservations.markNoShow("r-1")
    },
  ]

  @Test(arguments: steps) func `an undo is blocked by who has them, and restores all without`(step: Step) throws {
    let camp = TestCampground(sites: 1, 2)
    let made = try camp.reserve(1, "2027-07-04"..<"2027-07-07")
    try camp.reserve(2, step.testDescription == "swap" ? "2027-07-05"..<"2027-07-09" : "2027-08-05"..<"2027-08-09")
    if step.isHere { try camp.at("2027-07-04").reservations.checkIn("r-1") }
    let before = try Contents(of: camp)
    try step.take(camp)
    let after = try Contents(of: camp)
    let entry = EntryReference(try camp.log.newest)
    let next = try camp.reserve(1, step.sold, camper: made.camper)
    let error = try camp.refusal { try camp.undo.undo(entry) }
    #expect(error.name == .undoBlocked)
    #expect(error.conflict?.holder.description == next.id?.description)
    try camp.undoLast()
    let undone = try camp.undo.undo(entry)
    #expect(try Contents(of: camp) == before)
    try camp.undo.undo(EntryReference(undone.entry))
    #expect(try Contents(of: camp) == after)
  }
}
