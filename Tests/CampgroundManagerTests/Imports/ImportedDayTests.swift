import TestSupport
import Testing

@testable import CampgroundManager

/// Days as other systems write them.
struct ImportedDayTests {
  @Test(
    arguments: [
      ("2027-07-04", "2027-07-04"), ("2027/7/4", "2027-07-04"), ("20270704", "2027-07-04"),
      ("2027-07-04T15:00:00Z", "2027-07-04"), ("2027-07-04 00:00:00", "2027-07-04"),
      ("Jul 4, 2027", "2027-07-04"), ("4 July 2027", "2027-07-04"), ("04-Jul-27", "2027-07-04"),
      ("Sun, Jul 4, 2027", "2027-07-04"), ("Sun Jul 4 2027 2:00 PM", "2027-07-04"), ("Sept 4th, 2027", "2027-09-04"),
      ("7/7/2027", "2027-07-07"), ("12/31/99", "1999-12-31"),
      ("01/01/70", "1970-01-01"), ("12/31/69", "2069-12-31"), ("2027 Jul 4", "2027-07-04"),
    ] as [(String, Day)])
  func `a day that has one reading is that day`(text: String, day: Day) throws {
    let read = try #require(DayText(text))
    #expect(read.certain ?? read.onlyOrder.flatMap(read.day) == day)
  }

  @Test(arguments: [
    "", "soon", "13/45/2027", "2027-02-30", "7/4", "7-4-2027-1", "Jul 2027", "0704", "7/4/20270", "2027-07-04 late",
    "+7/4/2027", "٤/٧/2027", "40 Jul 2027", "1/2/3/4",
  ])
  func `what is no day is none`(text: String) {
    #expect(DayText(text) == nil)
  }

  private func stay(_ rows: String..., dates: DayOrder? = nil, header: String = "Site,Name,Arrival,Departure,Nights")
    throws -> (stays: [String], refused: [RefusedCell])
  {
    let camp = TestCampground(sites: 1)
    let report = try camp.importReservations(([header] + rows).joined(separator: "\n")) {
      ($0.dates, $0.keepsGoing) = (dates, true)
    }
    var stays: [String] = []
    try camp.reservations.forEachReservation { stays.append("\($0.arrival) \($0.departure)") }
    return (stays, report.skipped)
  }

  @Test func `the row's arrival, departure and nights decide first`() throws {
    #expect(try stay("1,A,07/04/2027,07/06/2027,2").stays == ["2027-07-04 2027-07-06"])
    #expect(try stay("1,A,07/04/2027,09/04/2027,2").stays == ["2027-04-07 2027-04-09"])
  }

  @Test func `then the column as a whole, in which cells that cannot be read do not vote`() throws {
    let header = "Site,Name,Arrival,Nights"
    let found = try stay("1,A,07/04/2027,2", "1,B,07/25/2027,2", "1,C,soon,2", header: header)
    #expect(found.stays == ["2027-07-04 2027-07-06", "2027-07-25 2027-07-27"])
    #expect(found.refused.map(\.problem) == [.unreadable(.day)])
    #expect(found.refused.map(\.row) == [4])
  }

  @Test func `what stays ambiguous is refused with both readings, and --dates decides`() throws {
    let header = "Site,Name,Arrival,Nights"
    let found = try stay("1,A,07/04/2027,2", header: header)
    #expect(found.refused.map(\.problem) == [.ambiguousDay("2027-07-04", "2027-04-07")])
    #expect(try stay("1,A,07/04/2027,2", dates: .dayFirst, header: header).stays == ["2027-04-07 2027-04-09"])
    #expect(
      try stay("1,A,07/25/2027,2", dates: .dayFirst, header: header).refused.map(\.problem) == [.unreadable(.day)])
    #expect(try stay("1,A,27/07/04,2", dates: .yearFirst, header: header).stays == ["2027-07-04 2027-07-06"])
  }

  @Test func `an arrival and a departure that make a stay in both orders are ambiguous, too`() throws {
    let row = "1,A,06/07/2027,06/09/2027,"
    #expect(
      try stay(row).refused.map(\.problem) == [
        .ambiguousDay("2027-06-07", "2027-07-06"), .ambiguousDay("2027-06-09", "2027-09-06"),
      ])
    #expect(try stay(row, dates: .dayFirst).stays == ["2027-07-06 2027-09-06"])
  }

  @Test func `a column of both orders decides nothing`() throws {
    let header = "Site,Name,Arrival,Nights"
    let found = try stay("1,A,07/04/2027,2", "1,B,07/25/2027,2", "1,C,25/08/2027,2", header: header)
    #expect(found.refused.map(\.row) == [2])
  }

  @Test func `a cell that is there and cannot be read refuses its row, even where the others would tell it`() throws {
    let found = try stay("1,A,2027-07-04,soon,2")
    #expect(found.stays.isEmpty)
    #expect(found.refused == [RefusedCell(row: 2, column: "Departure", value: "soon", problem: .unreadable(.day))])
  }

  @Test func `two of arrival, departure and nights make a stay, and a third must agree`() throws {
    #expect(try stay("1,A,2027-07-04,,2").stays == ["2027-07-04 2027-07-06"])
    #expect(try stay("1,A,,2027-07-06,2.0").stays == ["2027-07-04 2027-07-06"])
    #expect(try stay("1,A,2027-07-04,2027-07-06,").stays == ["2027-07-04 2027-07-06"])
    #expect(
      try stay("1,A,2027-07-04,2027-07-06,3").refused.map(\.problem)
        == [.contradiction("3", other: "2027-07-04 to 2027-07-06")])
    #expect(try stay("1,A,2027-07-04,,").refused.map(\.column) == ["Departure"])
    #expect(try stay("1,A,2027-07-06,2027-07-04,").refused.count == 1)
  }
}
