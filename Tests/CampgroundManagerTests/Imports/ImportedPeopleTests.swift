import TestSupport
import Testing

@testable import CampgroundManager

/// The people of imported rows, and rows that an import has to find again.
struct ImportedPeopleTests {
  private let camp = TestCampground(sites: 1)

  private func names(_ camp: TestCampground) throws -> [String] {
    var names: [String] = []
    try camp.campers.forEachCamper { names.append("\($0.fullName) \($0.email ?? "-")") }
    return names
  }

  @Test func `guests without a number who have different mail are two`() throws {
    let camp = TestCampground(sites: 1, 2)
    let text = String.table(
      "Site,Guest,Email,Arrival,Nights", "1,John Smith,a@x.org,2027-07-01,2", "2,John Smith,b@y.org,2027-07-01,2",
      "2,John Smith,,2027-07-05,2")
    try camp.importReservations(text)
    #expect(try names(camp) == ["John Smith a@x.org", "John Smith b@y.org"])
    #expect(try camp.importReservations(text).unchanged == 3)
  }

  @Test func `after an undo of an update the update can be imported again`() throws {
    let rows = ["10.00", "20.00"].map { paid in
      String.table("Site,Ref,Guest,Arrival,Nights,Total,Paid", "1,7,Ann Lee,2027-07-01,2,90.00,\(paid)")
    }
    try camp.importReservations(rows[0])
    try camp.importReservations(rows[1])
    try camp.undo.undo()
    #expect(try camp.reservations.getReservation("r-1")?.sums.paid == 1000)
    #expect(try camp.importReservations(rows[1]).updated == 1)
    #expect(try camp.reservations.getReservation("r-1")?.sums.paid == 2000)
  }

  @Test func `a cancelled stay of another source is not brought in twice`() throws {
    let text = String.table("Site,Ref,Guest,Status,Arrival,Nights,Paid", "1,7,Ann Lee,Cancelled,2027-07-01,2,10.00")
    try camp.importReservations(text)
    #expect(try camp.refusedRows(text) { $0.source = nil }.map(\.problem) == [.otherSource("r-1", source: "web")])
    #expect(try camp.count("reservation") == 1)
  }

  @Test(arguments: [
    ("Guest,Arrival,Nights", ["site"]), ("Site,Guest,Nights", ["arrival"]), ("Site,Guest,Arrival", ["departure"]),
    ("Site,Arrival,Nights", ["camper"]), ("Site,Total", ["arrival", "departure", "camper"]),
  ])
  func `a file without columns that every row needs is refused as a whole, with all of them`(
    header: String, columns: [String]
  ) throws {
    let camp = try TestCampground()
    let refused = #expect(throws: RefusedTable.self) { try camp.importReservations(header + "\n") }
    #expect(refused?.report.missing == columns)
  }

  @Test func `a workbook is not taken for a table`() {
    #expect(throws: ImportFileProblem.workbook) {
      try TableFile(FileBytes(Array("PK\u{3}\u{4}Site".utf8)), isKnown: { _ in true })
    }
  }

  @Test func `a camper who is twice in a file with other values is refused the second time`() throws {
    let camp = try TestCampground()
    let text = "Name,Phone,Email\nAnn Lee,555-0101,a@x.org\nAnn Lee,555-0101,a@x.org\nAnn Lee,555-0101,b@y.org\n"
    let file = try TableFile(FileBytes(Array(text.utf8)), isKnown: RecordTable.campers.knows)
    let request = TableImportRequest { $0.keepsGoing = true }
    let report = try camp.campground.recordImporter.importRecords(.campers, file, request).result
    #expect((report.added, report.unchanged, report.refused) == (1, 1, 1))
    #expect(report.skipped.map(\.problem) == [.repeated(row: 2)])
    #expect(try names(camp) == ["Ann Lee a@x.org"])
  }

  @Test func `the lines of a note become one, since texts are kept in one line`() throws {
    try camp.importReservations("Site,Guest,Arrival,Nights,Notes\n1,Ann,2027-07-01,2,\"late\r\n\nnear\tthe lake\"\n")
    #expect(try camp.reservations.getReservation("r-1")?.notes == "late / near the lake")
  }
}
