import TestSupport
import Testing

@testable import CampgroundManager

/// The report of decisions that are entries of accounts or of the journal: waivers, write-offs and overrides.
struct EntryDecisionTests {
  /// Reservation r-1 of two nights at 45.00, which costs half to cancel.
  private let camp = TestCampground.priced(tax: nil) { camp in
    try camp.agree { $0.cancellation = CancellationBands("0:50%") }
    try camp.reserve()
  }

  @Test func `a waiver is of its day, with its reason`() throws {
    _ = try camp.reservations.cancel("r-1")
    try camp.at("2027-08-02").waive("cancellation", because: "in hospital")
    #expect(try camp.decisions(by: .month, .reason, .name).lines == ["2027-08, in hospital, waiver: 0 nights, -4500"])
    try camp.at("2027-08-02").undoLast()
    #expect(try camp.decisions(by: .name, .month, .reason).rows.isEmpty)
  }

  @Test func `a waiver that goes with its charge is gone under its own reason`() throws {
    try camp.waive("10.00", because: "noise")
    try camp.waive("80.00", because: "mud")
    #expect(try camp.decisions(by: .reason).lines == ["mud: 0 nights, -8000", "noise: 0 nights, -1000"])
    _ = try camp.edit { $0.nights = 1 }
    #expect(try camp.decisions(by: .reason).lines == ["mud: 0 nights, -3500", "noise: 0 nights, -1000"])
    try camp.undoLast()
    #expect(try camp.decisions(by: .reason).lines == ["mud: 0 nights, -8000", "noise: 0 nights, -1000"])
  }

  @Test func `a write-off is of its day, and what is taken back of it nets out`() throws {
    try camp.writeOff("80.00", because: "moved away")
    #expect(try camp.decisions(by: .name, .reason).lines == ["write-off, moved away: 0 nights, -8000"])
    _ = try camp.edit { $0.nights = 1 }
    #expect(try camp.decisions(by: .name, .reason).lines == ["write-off, moved away: 0 nights, -4500"])
    try camp.undoLast()
    try camp.undoLast()
    #expect(try camp.decisions(by: .name, .reason).rows.isEmpty)
  }

  @Test func `an override has its reason and the nights that were reserved by it`() throws {
    try camp.set { $0.minNights = .set(3) }
    let later = camp.at("2027-06-20")
    try later.reserve(2) { $0.overrides = Overrides(rules: "a regular", capacity: "a baby") }
    try later.reserve(3) { $0.overrides = Overrides(rules: "a regular", capacity: "a regular") }
    #expect(
      try camp.decisions(by: .name, .month, .reason).lines == [
        "override, 2027-06, a baby: 2 nights, 0", "override, 2027-06, a regular: 4 nights, 0",
      ])
    #expect(try camp.decisions("2027-06-21"..<"2027-07-01").rows.isEmpty)
    let undone = try later.campground.undo.undo().result
    #expect(try camp.decisions().lines == ["override: 4 nights, 0"])
    try later.campground.undo.undo(EntryReference(undone.entry.description))
    #expect(try camp.decisions().lines == ["override: 6 nights, 0"])
  }

  @Test func `a change, a move and a swap may have an override, too`() throws {
    try camp.reserve(2)
    _ = try camp.reservations.change("r-1", ReservationEdits { $0.nights = 4 }, overrides: Overrides(rules: "one"))
    let terms = { MoveTerms(overrides: Overrides(rules: $0)) }
    _ = try camp.reservations.move("r-1", to: 3, terms("two"))
    _ = try camp.reservations.swap("r-1", with: "r-2", terms("three"))
    #expect(try camp.decisions(by: .reason).lines == ["one: 4 nights, 0", "three: 6 nights, 0", "two: 4 nights, 0"])
  }

  @Test func `the note of a camper is no override`() throws {
    try camp.reserve(2) { $0.notes = #"{"override":"me"}, "override":"you""# }
    #expect(try camp.decisions().rows.isEmpty)
  }
}
