import TestSupport
import Testing

@testable import CampgroundManager

/// Columns by the names that other systems give them.
struct ColumnTests {
  private let camp = TestCampground(sites: 1)

  private func plan(_ names: String, _ map: ColumnMap.Pair...) throws -> [String: String] {
    var columns = ColumnMap()
    columns.pairs = map
    let theirs = names.split(separator: ",").map(String.init)
    let plan = try ColumnPlan<ReservationRow>(theirs, columns)
    return Dictionary(uniqueKeysWithValues: plan.columns.map { (theirs[$0.key], $0.value.name) })
  }

  @Test func `case, blanks and punctuation do not matter`() throws {
    #expect(
      try plan("ARRIVAL DATE,site #,Nights/ Days,# of Occupants,reservation_number")
        == [
          "ARRIVAL DATE": "arrival", "site #": "site", "Nights/ Days": "nights", "# of Occupants": "people",
          "reservation_number": "ref",
        ])
  }

  @Test(arguments: [
    "First Name,Last Name,Arrival,Departure,Site",
    "First Name,Last Name,Site Name,Arrive,Depart,Nights,Adults,Children,Total,Balance",
    "Reservation #,Guest Name,Site,Check In,Check Out,Status,Total Charges,Total Payments,Balance Due,Source",
    "id,status,camper,phone,email,site,arrival,departure,nights,adults,children,pets,vehicles,total,paid,balance,notes",
  ])
  func `the names of real exports are all understood`(header: String) throws {
    #expect(try plan(header).count == header.split(separator: ",").count)
  }

  @Test func `a map reads a column as one of ours, or not at all`() throws {
    let found = try plan(
      "Platz,Name,Phone,From,To,Site", .init(theirs: "Platz", ours: "site"), .init(theirs: "phone", ours: "-"))
    #expect(found == ["Platz": "site", "Name": "camper", "From": "arrival", "To": "departure"])
    let camp = try TestCampground()
    #expect(throws: ImportFileProblem.missingColumn("Stell")) {
      try camp.importReservations("Platz,Name\n") { $0.map.pairs = [.init(theirs: "Stell", ours: "site")] }
    }
  }

  @Test func `a column that is not understood is listed, with three of its values`() throws {
    let report = try camp.importReservations(
      .table(
        "Site,Name,Arrival,Nights,Staff", "1,A,2027-07-01,1,x", "1,B,2027-07-02,1,y", "1,C,2027-07-03,1,y",
        "1,D,2027-07-04,1,z"))
    #expect(report.columns.last == ColumnReading(theirs: "Staff", ours: nil, samples: ["x", "y", "z"]))
    #expect(report.added == 4)
  }

  @Test func `a map that is kept is there for the next import, and undone with its import`() throws {
    let text = "Platz,Name,Arrival,Nights\n1,A,2027-07-01,1\n"
    try camp.importReservations(text) {
      $0.map.pairs = [.init(theirs: "Platz", ours: "site")]
      $0.saveMap = "german"
    }
    let kept = try camp.settings.settings.contact.maps
    #expect(kept.map(\.name) == ["german"])
    #expect(kept.first?.map.pairs == [.init(theirs: "Platz", ours: "site")])
    try camp.undo.undo()
    #expect(try camp.settings.settings.contact.maps.isEmpty)
    #expect(try camp.count("reservation") == 0)
  }
}
