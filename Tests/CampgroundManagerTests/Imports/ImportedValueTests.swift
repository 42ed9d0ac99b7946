import TestSupport
import Testing

@testable import CampgroundManager

/// Amounts, numbers, names and the like, as other systems write them.
struct ImportedValueTests {
  private let camp = TestCampground(sites: 1)

  @Test(arguments: [
    ("$1,234.50", "1234.50"), ("1234.5", "1234.5"), ("(5.00)", "-5.00"), ("-5.00", "-5.00"), ("5.00-", "-5.00"),
    ("1,234", "1234"), ("USD 12.00", "12.00"), ("12.00 EUR", "12.00"), ("€ 12", "12"), ("\u{2212}3", "-3"),
    (".50", "0.50"), ("1 234.50", "1234.50"),
  ])
  func `an amount with a point is read`(text: String, amount: String) {
    #expect(DecimalMark.point.amount(text)?.description == amount)
  }

  @Test(arguments: [("5,00", "5.00"), ("1.234,50", "1234.50"), ("€ 1.234", "1234"), ("-5,5", "-5.5")])
  func `an amount with a comma is read`(text: String, amount: String) {
    #expect(DecimalMark.comma.amount(text)?.description == amount)
  }

  @Test(
    arguments: [
      "", "five", "5,00", "1,23,456", "1.2.3", "--5", "(-5)", "5%", "1e2", "12,3456", "12345,678.00", "$",
    ])
  func `what is no amount with a point is none`(text: String) {
    #expect(DecimalMark.point.amount(text) == nil)
  }

  @Test(
    arguments: [
      ("5,00", DecimalMark.comma), ("1.234,50", .comma), ("5.00", .point), ("1,234.50", .point), ("1,234", nil),
      ("10.250", nil), ("0.250", .point), ("12", nil),
    ] as [(String, DecimalMark?)])
  func `a text shows its decimal mark, or leaves it open`(text: String, mark: DecimalMark?) {
    #expect(DecimalMark(in: text) == mark)
  }

  @Test(
    arguments: [
      ("3", 3), ("3.0", 3), ("3 nights", 3), ("3.5", nil), ("-1", nil), ("three", nil), ("", nil), ("3 - 4", nil),
    ] as [(String, Int?)])
  func `a whole number is read`(text: String, number: Int?) {
    #expect(CellText.number(text) == number)
  }

  @Test(arguments: ["Yes", "Y", "TRUE", "1", "x"])
  func `yes has many spellings`(text: String) { #expect(CellText.flag(text) == true) }

  @Test(arguments: ["Tent, RV (16)", "RV (16), Tent", "Tent; RV(16 ft)"])
  func `of equipment the one with a length is kept`(text: String) {
    #expect(CellText.equipment(text)?.name == "RV")
    #expect(CellText.equipment(text)?.length == 16)
  }

  @Test(arguments: [
    ("Lee, Ann", "Ann Lee"), ("O'Neil, \"Zoë\"", "O'Neil, \"Zoë\""), ("Ann Lee", "Ann Lee"), ("Lee,", "Lee,"),
  ])
  func `a name as in a list is put in its order`(text: String, name: String) {
    #expect(CellText.name(text) == name)
  }

  @Test func `a file with a decimal comma is read as one, semicolons between its cells`() throws {
    try camp.importReservations("Site;Name;Arrival;Departure;Total\n1;Ann Lee;2027-07-04;2027-07-06;1.234,50\n")
    #expect(try camp.reservations.getReservation("r-1")?.sums.total == 123_450)
  }

  @Test func `a decimal comma in a file of points refuses its row`() throws {
    let refused = try camp.refusedRows(
      "Site;Name;Arrival;Departure;Total\n1;A;2027-07-04;2027-07-06;5,00\n1;B;2027-08-04;2027-08-06;5.00\n")
    #expect(refused == [RefusedCell(row: 2, column: "Total", value: "5,00", problem: .unreadable(.amount))])
  }

  @Test(
    arguments: [
      ("001", nil), ("Site 1", nil), ("1", nil), (" 1 ", nil), ("A7", nil), ("a-07", nil), ("7", "A"),
      ("Campsite #1", nil),
    ] as [(String, String?)])
  func `a site is found by the name that it has elsewhere`(text: String, loop: String?) throws {
    let camp = TestCampground(sites: 1, "A-7")
    let finder = SiteFinder(try camp.sites.listCampSites())
    #expect(finder.site(text, loop: loop) != nil)
    #expect(finder.site("9", loop: loop) == nil)
  }

  @Test(
    arguments: [
      ("Reserved", RowStatus.reservation(.reserved)), ("CHECKED_IN", .reservation(.checkedIn)),
      ("Checked Out", .reservation(.checkedOut)), ("Canceled", .reservation(.cancelled)),
      ("No Show", .reservation(.noShow)),
      ("no-show", .reservation(.noShow)), ("Closed", .closed), ("Maintenance", .closed), ("perhaps", nil),
    ] as [(String, RowStatus?)])
  func `a status there is one of ours`(text: String, status: RowStatus?) {
    #expect(RowStatus(text) == status)
  }
}
