import TestSupport
import Testing

@testable import CampgroundManager

/// An account follows an undo, and an undo of that, any number of times.
struct UndoAgainTests {
  @Test func `what was undone and done again can be undone again`() throws {
    let camp = try TestCampground()
    try camp.makeCampSite()
    try camp.makeRate()
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    var edits = ReservationEdits()
    edits.nights = 3
    try camp.reservations.change(made.reference, edits)
    let change = try camp.log.newest
    for _ in 1...3 {
      let undone = try camp.undo.undo(EntryReference(change.description))
      #expect(try camp.now(made).sums.total == 9000)
      try camp.undo.undo(EntryReference(undone.entry.description))
      #expect(try camp.now(made).sums.total == 13500)
    }
  }

  @Test func `a party that stays on after it should have left pays for the nights it has used`() throws {
    let camp = try TestCampground()
    try camp.makeCampSite()
    try camp.makeRate()
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-02")
    try camp.at("2027-07-01").reservations.checkIn(made.reference)
    var edits = ReservationEdits()
    edits.depart = "2027-07-05"
    let changed = try camp.at("2027-07-04").reservations.change(made.reference, edits)
    #expect(changed.sums.total == 18000)
  }
}
