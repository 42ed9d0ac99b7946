import Foundation
import TestSupport
import Testing

@testable import CampgroundManager

/// The exports of other systems that come in whole, and the words of people's own spreadsheets.
struct KnownExportTests {
  private let camp = TestCampground(sites: 1, 2)

  private static func fixture(_ name: String) throws -> String {
    let file = URL(filePath: #filePath).appending(path: "../../../../Fixtures/Imports/\(name).csv").standardized
    return try String(contentsOf: file, encoding: .utf8)
  }

  private static func sites(_ pairs: (String, String)...) -> (inout TableImportRequest) -> Void {
    { request in
      request.source = nil
      request.map.pairs = pairs.map { ColumnMap.Pair(theirs: $0, ours: $1) }
    }
  }

  private static var airbnb: (inout TableImportRequest) -> Void {
    sites(("Listing: Lakeside Cabin", "1"), ("Listing: Forest Yurt", "2"))
  }

  private static var booking: (inout TableImportRequest) -> Void {
    sites(("Unit type: Pitch with Electricity", "1"), ("Unit type: Tent Meadow", "2"))
  }

  private func stays(_ camp: TestCampground) throws -> [String: Reservation] {
    var stays: [String: Reservation] = [:]
    try camp.reservations.forEachReservation { stays[$0.ref ?? "-"] = $0 }
    return stays
  }

  @Test func `Airbnb's reservations come in with their statuses, numbers, people and phones`() throws {
    let text = try Self.fixture("airbnb")
    let report = try camp.importReservations(text, Self.airbnb)
    #expect((report.added, report.refused) == (6, 0))
    #expect(report.columns.filter { $0.ours == nil }.map(\.theirs) == [])
    let stays = try stays(camp)
    let statuses = ["HMA1B2C3D4", "HMB2C3D4E5", "HMC3D4E5F6", "HMD4E5F6G7", "HME5F6G7H8", "HMF6G7H8J9"]
    #expect(
      statuses.map { stays[$0]?.status } == [.reserved, .reserved, .checkedIn, .checkedOut, .checkedOut, .cancelled])
    let first = try #require(stays["HMA1B2C3D4"])
    #expect((first.camper.fullName, first.camper.phoneNumber) == ("Ann Lee", "+1 555-555-0101"))
    #expect((first.party.adults, first.party.children, first.source) == (2, 2, "airbnb"))
    #expect((first.arrival, first.departure, first.siteNumber) == ("2027-07-04", "2027-07-08", "1"))
    #expect((first.sums.total, first.sums.balance) == (121_240, 0))
    let off = try #require(stays["HMF6G7H8J9"])
    #expect((off.sums.total, off.cancelReason, off.siteNumber) == (9500, "Canceled by guest", "2"))
    #expect(try camp.checks.check().problems == [])
    #expect(try camp.importReservations(text, Self.airbnb).unchanged == 6)
  }

  @Test func `Booking.com's reservations come in with their guests, prices and reasons`() throws {
    let text = try Self.fixture("booking")
    let report = try camp.importReservations(text, Self.booking)
    #expect((report.added, report.refused) == (5, 0))
    let stays = try stays(camp)
    let numbers = (1...5).map { "400000000\($0)" }
    #expect(numbers.map { stays[$0]?.status } == [.reserved, .reserved, .cancelled, .cancelled, .noShow])
    #expect(
      numbers.map { stays[$0]?.camper.fullName } == [
        "Ann Lee", "Maple Walnut", "José Núñez", "Bacon Lover", "Min Park",
      ])
    #expect(stays[numbers[0]]?.notes == "Late arrival / Children's age(s): 7")
    #expect(stays[numbers[1]]?.notes?.contains("Booked by: Bob Roe") == true)
    #expect(stays[numbers[1]]?.notes?.contains("Guests: Maple Walnut, Zoë O'Neil") == true)
    #expect((stays[numbers[0]]?.sums.total, stays[numbers[0]]?.source) == (48_000, "booking.com"))
    #expect(stays[numbers[2]]?.cancelReason == "cancelled_by_guest")
    #expect(report.uncharged.map(\.total) == ["210.00", "190.00", "150.00"])
    #expect(stays[numbers[3]]?.notes == "Total of the stay there: 190.00 USD")
    #expect(try camp.checks.check().problems == [])
    #expect(try camp.importReservations(text, Self.booking).unchanged == 5)
  }

  @Test(arguments: [
    ("Due In", ReservationStatus.reserved), ("OK", .reserved), ("Unpaid", .reserved), ("Modified", .reserved),
    ("Approved", .reserved), ("Arriving tomorrow", .reserved), ("Arriving in 12 days", .reserved),
    ("Currently hosting", .checkedIn), ("Due Out", .checkedIn), ("Stayed", .checkedOut), ("Past guest", .checkedOut),
    ("Declined", .cancelled), ("Deleted", .cancelled), ("Canceled by host", .cancelled),
    ("cancelled_by_hotel", .cancelled), ("no_show", .noShow),
  ])
  func `a status of a spreadsheet or of another system is one of ours`(text: String, status: ReservationStatus) {
    #expect(RowStatus(text) == .reservation(status))
  }

  @Test func `the headings of a spreadsheet are understood`() throws {
    let text =
      "Conf #;Site;Name;In;Out;# Nts;Status;Total;Dep. rec'd;Bal due;How pd\n"
      + "1001;1;Ann Lee;02.09.2027;04.09.2027;2;Due In;90,00;20,00;70,00;Cash\n"
    #expect(try camp.importReservations(text).columns.allSatisfy { $0.ours != nil })
    let stay = try #require(try camp.reservations.getReservation("r-1"))
    #expect((stay.ref, stay.arrival, stay.departure) == ("1001", "2027-09-02", "2027-09-04"))
    #expect((stay.sums.total, stay.sums.paid, stay.sums.balance) == (9000, 2000, 7000))
    #expect(try camp.listPayments(isWithImported: true).map(\.entry.method) == ["cash"])
  }

  @Test(arguments: [("Cancelled", ""), ("No-show", ""), ("Declined", "40")])
  func `the total of a stay that does not come about is charged or stands in its notes`(status: String, fee: String)
    throws
  {
    let report = try camp.importReservations(
      .table("Site,Name,Arrival,Nights,Status,Total,Fee,Notes", "1,Ann Lee,2027-05-01,2,\(status),90,\(fee),late"))
    let stay = try #require(try camp.reservations.getReservation("r-1"))
    #expect(stay.sums.total == (Int(fee) ?? 0) * 100)
    #expect(stay.notes == "late / Total of the stay there: 90.00 USD")
    #expect(report.uncharged == [UnchargedTotal(reservation: "r-1", status: stay.status, total: "90.00")])
  }

  @Test(arguments: ["90,", "90,90", ",90"])
  func `a fee that is the total, and none at all, leave no note`(amounts: String) throws {
    let parts = amounts.split(separator: ",", omittingEmptySubsequences: false)
    let (total, fee) = parts[0] == "90" && parts[1].isEmpty ? ("", "90") : (String(parts[0]), String(parts[1]))
    let report = try camp.importReservations(
      .table("Site,Name,Arrival,Nights,Status,Total,Fee", "1,Ann Lee,2027-05-01,2,Cancelled,\(total),\(fee)"))
    #expect(report.uncharged == [])
    #expect(try camp.reservations.getReservation("r-1")?.notes == nil)
  }
}
