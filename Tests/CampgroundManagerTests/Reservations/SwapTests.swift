import CampgroundManager
import TestSupport
import Testing

struct SwapTests {
  private let camp = TestCampground(sites: 1, 2)
  let first: Reserved
  let second: Reserved

  init() throws {
    first = try camp.reserve(1, "2027-07-04"..<"2027-07-07")
    second = try camp.reserve(2, "2027-07-05"..<"2027-07-09")
  }

  private func refused(on day: Day = TestCampground.today) throws -> CampingError {
    try camp.refusal { try camp.at(day).reservations.swap(first.reference, with: second.reference) }
  }

  @Test func `a full campground needs no empty site for it`() throws {
    let entries = try camp.count("command")
    let both = try camp.reservations.swap(first.reference, with: second.reference)
    #expect(both.result.map(\.siteNumber) == [2, 1])
    #expect(both.result.map(\.stay) == [first.stay, second.stay])
    #expect(try camp.now(first).segments.map(\.site) == [2])
    #expect(try camp.now(second).segments.map(\.site) == [1])
    #expect(try camp.count("command") == entries + 1)
  }

  @Test func `of a party that is there the nights from today on change`() throws {
    try camp.at("2027-07-04").reservations.checkIn(first.reference)
    try camp.at("2027-07-05").reservations.swap(first.reference, with: second.reference)
    #expect(try camp.now(first).places == ["1@2027-07-04", "2@2027-07-05", "2@2027-07-06"])
    #expect(try camp.now(second).segments.map(\.site) == [1])
    #expect(try camp.now(first).siteNumber == 1)
  }

  @Test func `a third party's nights are in the way, and whose they are and of whom is said`() throws {
    let third = try camp.reserve(1, "2027-07-08"..<"2027-07-10")
    let error = try refused()
    #expect(error.name == .nightsTaken)
    #expect(error.conflict?.holder.description == third.id?.description)
    #expect(error.problems.map(\.value) == ["r-2"])
    #expect(error.problems == error.conflict.map { [.of("r-2", .nights(.taken($0)))] })
  }

  @Test func `each must fit the other's site`() throws {
    try camp.sites.changeCampSite(2, SiteEdits { $0.maxPeople = .set(1) })
    let error = try refused()
    #expect(error.problems == [.of("r-1", .capacity(.tooManyPeople(2, limit: 1)))])
    #expect(error.problems.map(\.name) == ["tooManyPeople"])
  }

  @Test func `what cannot move cannot be swapped, and both are named`() throws {
    try camp.cancel(first)
    try camp.cancel(second)
    #expect(try refused().problems.map(\.value) == ["r-1", "r-2"])
  }

  @Test func `one reservation is not swapped, and one that there is not is named`() throws {
    let alone = try camp.refusal { try camp.reservations.swap(first.reference, with: "1") }
    #expect(alone.problems.map(\.name) == ["sameReservation"])
    let missing = try camp.refusal { try camp.reservations.swap("r-98", with: "r-99") }
    #expect(missing.code == 4)
    #expect(missing.problems.map(\.value) == ["r-98", "r-99"])
  }

  @Test func `two on the same site stay where they are`() throws {
    let next = try camp.reserve(1, "2027-07-10"..<"2027-07-12")
    #expect(try !camp.reservations.swap(first.reference, with: next.reference).changed)
    #expect(try camp.now(first).version == 1)
  }
}
