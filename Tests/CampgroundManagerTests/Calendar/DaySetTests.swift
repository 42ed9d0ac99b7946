import CampgroundManager
import TestSupport
import Testing

struct DaySetTests {
  @Test(arguments: [
    ("1970-01-01", Weekday.thu), ("2027-07-04", .sun), ("2027-07-05", .mon), ("1969-12-31", .wed),
    ("0001-01-01", .mon), ("9999-12-31", .fri), ("2000-02-29", .tue),
  ])
  func `a day has its weekday`(_ text: String, _ weekday: Weekday) {
    #expect(Day(text)?.weekday == weekday)
  }

  @Test func `weekdays and days are in it, and no others`() throws {
    let days = try #require(DaySet("sun,2027-07-05"))
    #expect(
      ("2027-07-01"..<"2027-07-13" as Range<Day>).filter(days.contains) == ["2027-07-04", "2027-07-05", "2027-07-11"])
  }

  @Test(arguments: [
    ("sun", "sun"), ("Sun,MON", "mon,sun"), ("2027-07-05,2027-07-04,fri", "fri,2027-07-04,2027-07-05"),
    ("fri,fri", "fri"), ("none", "none"),
  ])
  func `days are written in their order`(_ text: String, _ written: String) {
    #expect(DaySet(text)?.description == written)
  }

  @Test(arguments: ["", "sunday", "sun,", ",sun", "sun, mon", "2027-02-29", "none,sun", "7"])
  func `what names no days is not read`(_ text: String) {
    #expect(DaySet(text) == nil)
  }
}
