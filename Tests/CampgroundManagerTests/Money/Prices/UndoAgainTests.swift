import TestSupport
import Testing

@testable import CampgroundManager

/// An account follows an undo, and an undo of that, any number of times.
struct UndoAgainTests {
  private let camp = TestCampground(sites: 1)

  @Test func `what was undone and done again can be undone again`() throws {
    try camp.makeRate()
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.edit(made.reference) { $0.nights = 3 }
    let change = try camp.log.newest
    for _ in 1...3 {
      let undone = try camp.undo.undo(EntryReference(change.description))
      #expect(try camp.now(made).sums.total == 9000)
      try camp.undo.undo(EntryReference(undone.entry.description))
      #expect(try camp.now(made).sums.total == 13500)
    }
  }

  @Test func `a party that stays on after it should have left pays for the nights it has used`() throws {
    try camp.makeRate()
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-02")
    try camp.at("2027-07-01").reservations.checkIn(made.reference)
    let changed = try camp.at("2027-07-04").edit(made.reference) { $0.depart = "2027-07-05" }
    #expect(changed.sums.total == 18000)
  }
}
