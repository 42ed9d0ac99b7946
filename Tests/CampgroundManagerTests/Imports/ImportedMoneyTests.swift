import TestSupport
import Testing

@testable import CampgroundManager

/// Amounts of cancelled stays and closed sites, which must go together, too.
struct ImportedMoneyTests {
  private let camp = TestCampground(sites: 1)

  private static let header = "Site,Confirmation,Guest,Phone,Arrival,Departure,Status,Total,Paid,Fee,Refund,Balance"

  private func imported(_ amounts: String, as status: String = "Cancelled") throws -> (
    sums: AccountSums?, [CellProblem]
  ) {
    let camp = TestCampground(sites: 1)
    let text = String.table(Self.header, "1,7,Ann Lee,555-0101,2027-07-01,2027-07-03,\(status),\(amounts)")
    let problems = try camp.refusedRows(text).map(\.problem)
    #expect(try camp.checks.check().problems == [])
    return (try camp.reservations.getReservation("r-1")?.sums, problems)
  }

  @Test func `a balance that the fee and the payments do not make refuses the row`() throws {
    #expect(try imported("100.00,100.00,15.00,,0.00").1 == [.contradiction("0.00", other: "15.00 - 100.00")])
    #expect(try imported("100.00,100.00,15.00,,-85.00").sums == AccountSums(total: 1500, paid: 10_000))
  }

  @Test func `without a fee the amount kept is the one paid and the balance`() throws {
    #expect(try imported("100.00,100.00,,,-100.00").sums == AccountSums(total: 0, paid: 10_000))
    #expect(try imported("100.00,50.00,,,50.00").sums == AccountSums(total: 10_000, paid: 5000))
    #expect(try imported("3.00,,,,15.00").sums == AccountSums(total: 1500, paid: 0))
    #expect(try imported("100.00,40.00,,,").sums == AccountSums(total: 4000, paid: 4000))
  }

  @Test func `a refund that is a column of its own lowers the amount paid`() throws {
    #expect(try imported("100.00,100.00,15.00,85.00,0.00").sums == AccountSums(total: 1500, paid: 1500))
    #expect(try imported("100.00,10.00,,85.00,").1 == [.contradiction("85.00", other: "10.00")])
  }

  @Test func `a balance alone is the price that is still to be paid`() throws {
    #expect(try imported(",,,,5.00", as: "Confirmed").sums == AccountSums(total: 500, paid: 0))
  }

  @Test func `a closed site with a price is refused, since the price would be lost`() throws {
    #expect(try imported("50.00,,,,", as: "Closed").1 == [.contradiction("50.00", other: "closed")])
  }

  @Test func `a closed site that is closed for longer there is so here`() throws {
    let row = "1,,,,2027-07-01,2027-07-03,Closed,,,,,"
    #expect(try camp.importReservations(.table(Self.header, row)).added == 1)
    #expect(try camp.importReservations(.table(Self.header, row)).unchanged == 1)
    #expect(try camp.importReservations(.table(Self.header, row.replacing("07-03", with: "07-05"))).updated == 1)
    #expect(try camp.blocks.listBlocks().map(\.before) == ["2027-07-05"])
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `a refused row has all its problems: what cannot be read, the site, the amounts, the nights`() throws {
    try camp.reserve("1", "2027-07-01"..<"2027-07-03")
    let refused = try camp.refusedRows(
      .table(
        "Site,Guest,Phone,Arrival,Nights,Total,Paid,Balance", "9,Bob,12,2027-08-01,2,abc,,",
        "1,Bob,12,2027-07-02,2,50,20,40", "9,Bob,,2027-08-01,2,50,20,40", "1,Bob,,2027-07-02,soon,50,20,30"))
    #expect(
      refused.map { "\($0.row) \($0.column ?? "-")" } == [
        "2 Phone", "2 Total", "2 Site", "3 Phone", "3 Balance", "3 Site", "4 Site", "4 Balance", "5 Nights",
      ])
  }
}
