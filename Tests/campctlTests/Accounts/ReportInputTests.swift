import TestSupport
import Testing

/// Requests that no report and no list of payments answers, in their three forms (domain rule R25).
@Suite(TestEngine.ofFiles("a request is read before a store is opened")) struct ReportInputTests: ~Copyable {
  private let shell = Shell.campground()

  @Test(arguments: [
    "revenue", "taxes", "payments", "discounts", "occupancy", "no-shows", "cancellations", "lead-time",
    "length-of-stay",
  ])
  func `a report has days, and rows that it knows`(name: String) throws {
    try shell.expectRefused("report \(name) --from 2027-07-02 --before 2027-07-02", "5 emptyPeriod before")
    try shell.expectRefused("report \(name) --from july", "64 unreadable from")
    try shell.expectRefused("report \(name) --by eye", "64 unreadable by")
  }

  @Test(arguments: [
    ("report occupancy --from 1900-01-01 --before 2027-01-01", "5 longPeriod before"),
    ("report revenue --before 2027-02-30", "64 unreadable before"),
    ("report discounts --by name,week", "64 unreadable by"),
    ("report discounts --by 'name;month'", "64 unreadable by"), ("report deposits --on 2027-02-30", "64 unreadable on"),
    ("report balances --on yesterweek", "64 unreadable on"), ("report payments --float ten", "64 unreadable float"),
    ("report payments --float -1", "5 invalidAmount float"), ("report payments --float 0.001", "5 invalidAmount float"),
    ("report payments --day 2027-06-05 --before 2027-06-09", "64 usage day"),
    ("list-payments --day 2027-06-05 --from 2027-06-01", "64 usage day"),
    ("list-payments --day july", "64 unreadable day"), ("list-payments --camper c-9", "4 notFound camper"),
    ("list-payments --from 2027-06-05 --before 2027-06-05", "5 emptyPeriod before"),
  ])
  func `a request that makes no sense is refused by name`(line: String, outline: String) throws {
    try shell.expectRefused(line, outline)
  }

  @Test func `a list of rows that ends with a comma is refused`() throws {
    #expect(try shell.refusal("report discounts --by name,").outlineWithFields == "64 unreadable by")
  }
}
