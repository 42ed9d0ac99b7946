import TestSupport
import Testing

@testable import CampgroundManager

/// The operator's report of recreation.gov, as it comes: titles first, the month before the day.
struct ReservationReportTests {
  static let report = """
    Reservation Detail Report,,,,,,,,,,,,,,,,
    "Facility: Lakeside, all loops",,,,,,,,,,,,,,,,
    Loop,Site #,Reservation #,Reservation Status,Primary Occupant Name,Primary Occupant Phone,Primary Occupant Email,\
    Order Date,Arrival Date,Departure Date,Nights/ Days,# of Occupants,# of Vehicles,Equipment,Discount Pass Type,\
    Discount Pass Number,Amount Paid
    A,001,0801-1,Reserved,"Lee, Ann",910-543-9000 Ext. 5,ann@example.org,03/04/2027,07/04/2027,07/06/2027,2.0,4,1,\
    "Tent, RV (16)",Senior,12345,"$52.01"
    A,002,0801-2,CANCELLED,"O'Neil, Zoë",555-0102,zoe@example.org,03/05/2027,07/10/2027,07/12/2027,2,2,1,Tent,,,$10.00
    A,003,0801-3,Closed,,,,,07/01/2027,07/03/2027,2,,,,,,
    """

  private func camp() throws -> TestCampground {
    let camp = TestCampground(sites: 1, 2, 3)
    try camp.importReservations(Self.report) { $0.source = "recreation.gov" }
    return camp
  }

  private func reservation(_ id: ReservationID, _ camp: TestCampground) throws -> Reservation {
    try #require(try camp.reservations.getReservation(id))
  }

  @Test func `a row becomes a reservation with its party and its number there`() throws {
    let stay = try reservation("r-1", camp())
    #expect((stay.status, stay.siteNumber) == (.reserved, "1"))
    #expect((stay.arrival, stay.departure) == ("2027-07-04", "2027-07-06"))
    #expect((stay.camper.fullName, stay.camper.phoneNumber) == ("Ann Lee", "910-543-9000 ext. 5"))
    #expect((stay.party.adults, stay.party.vehicles) == (4, 1))
    #expect((stay.party.equipment, stay.party.rigLength) == ("rv", 16))
    #expect(stay.notes == "Equipment: Tent, RV (16)")
    #expect((stay.source, stay.ref) == ("recreation.gov", "0801-1"))
    #expect(stay.terms?.pass == "Senior 12345")
  }

  @Test func `where only the amount paid is known it is the total, which the nights share to the cent`() throws {
    let camp = try camp()
    let stay = try reservation("r-1", camp)
    #expect(stay.nights.compactMap(\.price).map(\.amount) == [2601, 2600])
    #expect((stay.sums.total, stay.sums.paid) == (5201, 5201))
    let payments = try camp.listPayments(isWithImported: true)
    #expect(payments.map(\.entry.day) == ["2027-03-04", "2027-03-05"])
    #expect(payments.map(\.entry.method) == ["imported", "imported"])
  }

  @Test func `a cancelled stay holds no night, and keeps what was kept`() throws {
    let camp = try camp()
    let stay = try reservation("r-2", camp)
    #expect((stay.status, stay.nights) == (.cancelled, []))
    #expect((stay.sums.total, stay.sums.paid, stay.sums.balance) == (1000, 1000, 0))
    #expect(try camp.count("ledger WHERE item = 'penalties'") == 1)
  }

  @Test func `a closed row becomes a block`() throws {
    let camp = try camp()
    let block = try #require(try camp.blocks.listBlocks().first)
    #expect((block.site, block.from, block.before) == ("3", "2027-07-01", "2027-07-03"))
    #expect(block.reason == "closed")
  }

  @Test func `the drawer leaves out what was paid elsewhere`() throws {
    let camp = try camp()
    #expect(try camp.listPayments().isEmpty)
    let days = ReportDays(from: "2027-03-01", before: "2027-06-02")
    #expect(try camp.reports.payments(days).total == PaymentAmounts())
    #expect(try camp.reports.payments(days, isWithImported: true).total.received == 6201)
  }

  @Test func `everything fits together afterwards, and the import is undone as one`() throws {
    let camp = TestCampground(sites: 1, 2, 3)
    let before = try camp.contents()
    try camp.importReservations(Self.report) { $0.source = "recreation.gov" }
    #expect(try camp.checks.check().problems == [])
    try camp.undo.undo()
    #expect(try camp.contents() == before)
  }

  @Test func `the same report again changes nothing, the journal included`() throws {
    let camp = try camp()
    let (contents, entries) = (try camp.contents(), try camp.count("command"))
    let again = try camp.importReservations(Self.report) { $0.source = "recreation.gov" }
    #expect((again.added, again.updated, again.unchanged) == (0, 0, 3))
    #expect(try camp.contents() == contents)
    #expect(try camp.count("command") == entries)
  }
}

extension TestCampground {
  func listPayments(isWithImported: Bool = false) throws -> [Payment] {
    let filter = PaymentFilter { $0.isWithImported = isWithImported }
    var payments: [Payment] = []
    try campground.payments.forEachPayment(filter) { payments.append($0) }
    return payments
  }
}
