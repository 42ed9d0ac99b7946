import CampgroundManager
import TestSupport
import Testing

/// A whole group that changes, or leaves.
struct GroupChangeTests {
  /// Three stays of three nights at 45.00 and a tax of 10 %, in one group.
  private let camp = TestCampground.priced { camp in
    let camper = try camp.makeCamper()
    for site in [1, 2, 3] as [SiteNumber] {
      try camp.reserve(site, "2027-07-04"..<"2027-07-07", camper: camper) { $0.group = "Scouts" }
    }
  }

  @Test func `the same edits are of each reservation, with its price, and undo takes all of them back`() throws {
    let (before, entries) = (try Contents(of: camp), try camp.count("command"))
    let changed = try camp.reservations.change(group: " Scouts", ReservationEdits { $0.nights = 2 }).result
    #expect(changed.map(\.departure) == ["2027-07-06", "2027-07-06", "2027-07-06"])
    #expect(changed.map(\.sums.total) == [9900, 9900, 9900])
    #expect(changed.map(\.version) == [2, 2, 2])
    #expect(try camp.count("command") == entries + 1)
    let undone = try camp.undo.undo()
    #expect(try Contents(of: camp) == before)
    try camp.undo.undo(EntryReference(undone.entry))
    #expect(try camp.sums("r-3").total == 9900)
  }

  @Test func `one that has the values already stays as it is`() throws {
    try camp.change("r-2", nights: 2)
    let written = try camp.reservations.change(group: "Scouts", ReservationEdits { $0.nights = 2 })
    #expect(written.result.map(\.version) == [2, 2, 2])
    #expect(!written.hasChanged("r-2") && written.hasChanged("r-3"))
    #expect(try !camp.reservations.change(group: "Scouts", ReservationEdits { $0.nights = 2 }).changed)
  }

  @Test func `when one is refused all are, and each problem names its reservation`() throws {
    _ = try camp.sites.changeCampSite(2, SiteEdits { $0.maxPeople = .set(2) })
    let changed = ReservationEdits { $0.adults = 3 }
    let error = try camp.refusal { try camp.reservations.change(group: "Scouts", changed) }
    #expect(error.problems == [.of("r-2", .capacity(.tooManyPeople(3, limit: 2)))])
    #expect(error.remedies == [.overrideCapacity])
    let forced = try camp.reservations.change(
      group: "Scouts", changed, overrides: Overrides(capacity: "a tent for one"))
    #expect(forced.result.map(\.party.adults) == [3, 3, 3])
  }

  @Test func `a night that somebody else holds refuses all, with its holder`() throws {
    let other = try camp.reserve(2, "2027-07-07"..<"2027-07-08")
    let error = try camp.refusal { try camp.reservations.change(group: "Scouts", ReservationEdits { $0.nights = 4 }) }
    #expect(error.name == .nightsTaken)
    #expect(error.problems.map(\.value) == ["r-2"])
    #expect(error.conflict?.holder.description == other.id?.description)
  }

  @Test func `those whose stay is over keep it, and a group that there is not is not found`() throws {
    try camp.reservations.cancel("r-1")
    let changed = try camp.reservations.change(group: "Scouts", ReservationEdits { $0.notes = .set("early") }).result
    #expect(changed.map { $0.id?.description } == ["r-2", "r-3"])
    let error = try camp.refusal { try camp.reservations.change(group: "Guides", ReservationEdits { $0.nights = 1 }) }
    #expect(error.name == .notFound)
  }

  @Test func `it leaves as one, each early as far as it is, and undo lets it in again`() throws {
    try camp.change("r-3", nights: 2)
    try camp.at("2027-07-04").reservations.checkIn(group: "Scouts")
    let before = try Contents(of: camp)
    let left = try camp.at("2027-07-06").reservations.checkOut(group: "Scouts").result
    #expect(left.map(\.status) == [.checkedOut, .checkedOut, .checkedOut])
    #expect(left.map(\.nightsGivenBack) == [1, 1, 0])
    try camp.expectUndo(restores: before)
    #expect(try camp.refusal { try camp.reservations.checkOut(group: "Guides") }.name == .notFound)
  }
}
