import TestSupport
import Testing

@testable import CampgroundManager

/// The amounts that were agreed elsewhere stay (domain rule R35).
struct ImportAgreementTests {
  private let camp = TestCampground(sites: 1)

  private static let header = "Site,Name,Phone,Arrival,Departure,Confirmation"

  private func sums(_ more: String, _ values: String) throws -> (camp: TestCampground, Reservation) {
    let camp = TestCampground(sites: 1)
    try camp.importReservations(
      .table("Site,Name,Phone,Arrival,Departure,\(more)", "1,Ann Lee,555-0101,2027-07-01,2027-07-04,\(values)"))
    #expect(try camp.checks.check().problems == [])
    return (camp, try #require(try camp.reservations.getReservation("r-1")))
  }

  @Test func `nights share the total without taxes, and the taxes are a line of their own`() throws {
    let (camp, stay) = try sums("Total,Taxes", "110.00,10.00")
    #expect(stay.nights.compactMap(\.price).map(\.amount) == [3334, 3333, 3333])
    #expect(stay.nights.compactMap(\.price).map(\.rate) == ["agreed", "agreed", "agreed"])
    #expect((stay.sums.total, stay.sums.paid) == (11_000, 0))
    #expect(try camp.count("ledger WHERE item = 'taxes' AND amount = 1000") == 1)
  }

  @Test func `a payment has the day of its column, else the order's, else that of arrival, but none to come`() throws {
    let paid = "Total,Amount Paid"
    #expect(
      try sums("\(paid),Payment Date", "50,20,2027-05-02").camp.listPayments(isWithImported: true)[0].entry.day
        == "2027-05-02")
    #expect(
      try sums("\(paid),Order Date", "50,20,2027-05-03").camp.listPayments(isWithImported: true)[0].entry.day
        == "2027-05-03")
    #expect(try sums(paid, "50,20").camp.listPayments(isWithImported: true)[0].entry.day == TestCampground.today)
  }

  @Test func `a mapped method stands in place of imported, and the drawer still leaves it out`() throws {
    let (camp, _) = try sums("Total,Paid,Payment Method", "50,20,Visa")
    #expect(try camp.listPayments(isWithImported: true).map(\.entry.method) == ["visa"])
    #expect(try camp.listPayments().isEmpty)
  }

  @Test func `a balance makes the amount paid, and one that does not fit refuses its row`() throws {
    let (_, stay) = try sums("Total,Balance Due", "50.00,12.50")
    #expect((stay.sums.paid, stay.sums.balance) == (3750, 1250))
    let refused = try camp.refusedRows(
      .table("Site,Name,Arrival,Departure,Total,Paid,Balance", "1,Ann Lee,2027-07-01,2027-07-04,50,20,31"))
    #expect(refused.map(\.column) == ["Balance"])
    #expect(refused.map(\.problem) == [.contradiction("31.00", other: "50.00 - 20.00")])
  }

  @Test func `an agreed deposit takes the place of the policy's`() throws {
    let (camp, stay) = try sums("Total,Deposit", "90.00,30.00")
    #expect(stay.terms?.deposit == 3000)
    #expect(try camp.reservations.deposit(for: stay)?.amount == 3000)
  }

  @Test func `without any amount the nights have no price`() throws {
    let (_, stay) = try sums("Notes", "late")
    #expect(stay.nights.map(\.price) == [nil, nil, nil])
    #expect(stay.notes == "late")
  }

  @Test func `what was kept of a cancelled stay is its fee, else what was paid`() throws {
    let (_, stay) = try sums("Status,Total,Paid,Cancellation Fee", "Canceled,90,40,15")
    #expect((stay.sums.total, stay.sums.paid, stay.sums.balance) == (1500, 4000, -2500))
  }

  @Test func `a stay without a status is over, here or to come by the calendar`() throws {
    try camp.importReservations(
      .table(
        Self.header, "1,A A,555-0101,2027-05-01,2027-05-03,1", "1,B B,555-0102,2027-05-30,2027-06-03,2",
        "1,C C,555-0103,2027-06-03,2027-06-05,3"))
    let statuses = try (1...3).map { try camp.reservations.getReservation(ReservationID(rawValue: $0))?.status }
    #expect(statuses == [.checkedOut, .checkedIn, .reserved])
  }

  @Test func `a write-off that was agreed stays, and the balance with it`() throws {
    let (_, stay) = try sums("Total,Paid,Written Off,Balance", "50.00,20.00,30.00,0.00")
    #expect((stay.sums.writtenOff, stay.sums.balance) == (3000, 0))
  }

  @Test func `no more is written off than is owed`() throws {
    let (_, stay) = try sums("Total,Paid,Written Off", "50.00,20.00,40.00")
    #expect(stay.sums == AccountSums(total: 5000, paid: 2000, writtenOff: 3000))
  }
}
