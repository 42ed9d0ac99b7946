import TestSupport
import Testing

@testable import CampgroundManager

/// A table that is imported again is a difference (domain rule R35).
struct ImportAgainRowsTests {
  private let camp = TestCampground(sites: 1, 2) { camp in
    try camp.importReservations(.table(Self.header, Self.ann, "2,78,Bob Roe,555-0102,2027-07-01,2027-07-03,90.00,0"))
  }

  private static let header = "Site,Confirmation,Name,Phone,Arrival,Departure,Total,Paid"
  private static let ann = "1,77,Ann Lee,555-0101,2027-07-01,2027-07-03,90.00,20.00"

  @Test func `what changed there is updated: days, site, price, payment, phone`() throws {
    let report = try camp.importReservations(
      .table(Self.header, "1,77,Ann Lee,555-0199,2027-07-02,2027-07-05,120.00,50.00"))
    #expect((report.added, report.updated, report.unchanged) == (0, 1, 0))
    let stay = try #require(try camp.reservations.getReservation("r-1"))
    #expect((stay.arrival, stay.departure, stay.version) == ("2027-07-02", "2027-07-05", 2))
    #expect((stay.sums.total, stay.sums.paid) == (12_000, 5000))
    #expect(stay.camper.phoneNumber == "555-0199")
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `what is missing there is not cancelled here`() throws {
    try camp.importReservations(.table(Self.header, Self.ann))
    #expect(try camp.reservations.getReservation("r-2")?.status == .reserved)
  }

  @Test func `a stay that is cancelled there is cancelled here, and money that was paid back is a refund`() throws {
    try camp.importReservations(
      .table(Self.header + ",Status", Self.ann.replacing("20.00", with: "5.00") + ",Cancelled"))
    let stay = try #require(try camp.reservations.getReservation("r-1"))
    #expect((stay.status, stay.nights) == (.cancelled, []))
    #expect((stay.sums.total, stay.sums.paid) == (500, 500))
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `what was changed here since is refused when it has changed there, too, and else left`() throws {
    try camp.reservations.change(ReservationReference("r-1"), ReservationEdits { $0.notes = .set("wants shade") })
    #expect(try camp.importReservations(.table(Self.header, Self.ann)).unchanged == 1)
    let contents = try camp.contents()
    let refused = try camp.refusedRows(.table(Self.header, Self.ann.replacing("07-03", with: "07-04")))
    #expect(refused.map(\.problem) == [.changedHere("r-1")])
    #expect(refused.map(\.row) == [2])
    #expect(try camp.contents() == contents)
  }

  @Test func `what was changed here and undone is no obstacle to other days there`() throws {
    try camp.reservations.change(ReservationReference("r-1"), ReservationEdits { $0.notes = .set("wants shade") })
    try camp.undoLast()
    let longer = Self.ann.replacing("07-03", with: "07-04")
    #expect(try camp.importReservations(.table(Self.header, longer)).updated == 1)
  }

  @Test func `a camper who was changed here is no obstacle to other days there, but keeps the number of here`() throws {
    _ = try camp.campers.changeCamper("c-1", CamperEdits(notes: .set("likes shade")))
    let longer = Self.ann.replacing("07-03", with: "07-04")
    #expect(try camp.importReservations(.table(Self.header, longer)).updated == 1)
    let refused = try camp.refusedRows(.table(Self.header, longer.replacing("0101", with: "0199")))
    #expect(refused.map(\.problem) == [.changedHere("c-1")])
  }

  @Test func `a payment taken here stands beside a change of the days there`() throws {
    try camp.pay("10.00")
    try camp.importReservations(.table(Self.header, Self.ann.replacing("90.00,20.00", with: "95.00,25.00")))
    let stay = try #require(try camp.reservations.getReservation("r-1"))
    #expect((stay.sums.total, stay.sums.paid) == (9500, 3500))
  }

  @Test func `source and number of an imported reservation are fixed`() throws {
    let edits = ReservationEdits { $0.ref = .set("79") }
    let error = try rejected { try camp.reservations.change(ReservationReference("r-1"), edits) }
    #expect(error.problems == [.stay(.fixedByImport(field: "ref", "r-1"))])
  }

  @Test func `a number at a source is of one reservation`() throws {
    let camp = TestCampground(sites: 1, 2)
    try camp.reserve("1") { ($0.source, $0.details.ref) = ("web", "77") }
    let error = try rejected { try camp.reserve("2") { ($0.source, $0.details.ref) = ("web", "77") } }
    #expect(error.problems == [.stay(.refTaken("77", by: "r-1"))])
    try camp.reserve("2") { ($0.source, $0.details.ref) = ("phone", "77") }
  }

  @Test(arguments: ["200 EUR", "£300.00", "JPY 45000", "900 kr", "Rs 900"])
  func `an amount in another currency refuses its row`(total: String) throws {
    for row in [Self.ann.replacing("90.00", with: total), Self.ann.replacing("20.00", with: total)] {
      let refused = try camp.refusedRows(.table(Self.header, row))
      #expect(refused.map(\.value) == [total])
      #expect(
        refused.map { if case .refused(let problem) = $0.problem { problem.name } else { "-" } } == ["otherCurrency"])
    }
    #expect(try camp.refusedRows(.table(Self.header, Self.ann.replacing("90.00", with: "90 USD"))) == [])
  }

  @Test func `a file that has a reservation twice is refused, with the first row`() throws {
    let refused = try camp.refusedRows(.table(Self.header, Self.ann, Self.ann.replacing("1,77", with: "2,77")))
    #expect(refused.map(\.problem) == [.repeated(row: 2)])
    #expect(refused.map(\.column) == ["Confirmation"])
  }

  @Test func `without numbers a row is found again by its site, stay and camper`() throws {
    let camp = TestCampground(sites: 1)
    let text = String.table("First Name,Last Name,Arrival,Departure,Site", "Ann,Lee,2027-07-01,2027-07-03,1")
    #expect(try camp.importReservations(text).added == 1)
    #expect(try camp.importReservations(text).unchanged == 1)
    #expect(try camp.refusedRows(text + "Ann,Lee,2027-07-01,2027-07-03,1\n").map(\.problem) == [.repeated(row: 2)])
  }

  @Test func `a person who was forgotten is not brought back`() throws {
    let camp = TestCampground(sites: 1)
    let text = String.table(Self.header, "1,77,Ann Lee,555-0101,2027-05-01,2027-05-03,0,0")
    try camp.importReservations(text)
    _ = try camp.people.forget(CamperReference("c-1"))
    #expect(try camp.refusedRows(text).map(\.problem) == [.changedHere("r-1")])
    #expect(try camp.count("camper WHERE full_name LIKE '%Lee%'") == 0)
  }
}
