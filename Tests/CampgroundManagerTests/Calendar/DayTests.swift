import JSONText
import TestSupport
import Testing

@testable import CampgroundManager

struct DayTests {
  @Test(arguments: [
    (2027, 2, 29), (2100, 2, 29), (2027, 4, 31), (2027, 0, 1), (2027, 13, 1), (2027, 1, 0), (2027, 1, 32),
    (0, 1, 1), (10_000, 1, 1), (-1, 1, 1), (2027, .max, .min),
  ])
  func `a day that does not exist is none`(_ year: Int, _ month: Int, _ day: Int) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [(2028, 2, 29), (2000, 2, 29), (1, 1, 1), (9999, 12, 31), (1970, 1, 1), (1969, 12, 31)])
  func `a day that exists reads back its year, month and day`(_ year: Int, _ month: Int, _ day: Int) throws {
    let civil = try #require(Day(year: year, month: month, day: day)).civil
    #expect(civil == (year, month, day))
  }

  @Test func `days are counted from 1 January 1970`() {
    #expect(Day(year: 1970, month: 1, day: 1)?.number == 0)
    #expect(Day(year: 1969, month: 12, day: 31)?.number == -1)
    #expect(Day(year: 2000, month: 3, day: 1)?.number == 11_017)
    #expect(Day(year: 1, month: 1, day: 1) == .earliest)
    #expect(Day(year: 9999, month: 12, day: 31) == .latest)
  }

  @Test func `each day of four centuries follows the one before`() throws {
    var day: Day = "1999-12-31"
    for number in day.number...day.number + 146_097 {
      let (year, month, dayOfMonth) = try #require(Day(number: number)).civil
      try #require(Day(year: year, month: month, day: dayOfMonth) == day)
      day = day.advanced(by: 1)
    }
    #expect(day == "2400-01-01")
  }

  @Test func `a number outside the calendar is no day`() {
    #expect(Day(number: Day.earliest.number - 1) == nil)
    #expect(Day(number: Day.latest.number + 1) == nil)
    #expect(Day(number: .max) == nil)
    #expect(Day(number: Day.latest.number) == .latest)
  }

  @Test func `a change of the clocks is a night like any other`() {
    let day: Day = "2027-03-13"
    #expect(day.distance(to: "2027-03-15") == 2)
    #expect(("2027-11-06" as Day).advanced(by: 2) == "2027-11-08")
  }

  @Test func `stepping past the calendar stays at its end`() {
    #expect(Day.latest.advanced(by: 1) == .latest)
    #expect(Day.latest.advanced(by: .max) == .latest)
    #expect(Day.earliest.advanced(by: .min) == .earliest)
    #expect(TestCampground.today.advanced(by: .max) == .latest)
    #expect(TestCampground.today.advanced(by: .min) == .earliest)
  }

  @Test func `an earlier day is less`() {
    let days: Range<Day> = "2027-06-30"..<"2027-07-02"
    #expect(days.lowerBound < days.upperBound)
    #expect(Array(days) == ["2027-06-30", "2027-07-01"])
  }
}

struct TimeOfDayTests {
  @Test(arguments: [("00:00", 0), ("15:00", 900), ("23:59", 1439)])
  func `a time is read and written as hours and minutes`(_ text: String, _ minutes: Int) throws {
    let time = try #require(TimeOfDay(text))
    #expect(time.minutes == minutes)
    #expect(time.description == text)
  }

  @Test(arguments: ["", "24:00", "12:60", "9:00", "0900", "09.00", "-9:00", "09:00:00", "3 pm", "０9:00"])
  func `a time is read from nothing else`(_ text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test func `minutes that no day has make no time`() {
    #expect(TimeOfDay(minutes: -1) == nil)
    #expect(TimeOfDay(minutes: 1440) == nil)
    #expect(TimeOfDay(minutes: 1439)?.description == "23:59")
  }

  @Test func `an earlier time is less`() throws {
    #expect(try #require(TimeOfDay("11:00")) < #require(TimeOfDay("15:00")))
  }
}

struct DayTextTests {
  @Test(arguments: ["2027-07-04", "0001-01-01", "9999-12-31", "2028-02-29"])
  func `a day is read and written as year, month, day`(_ text: String) throws {
    #expect(try #require(Day(text)).description == text)
  }

  @Test(arguments: [
    "", "today", "2027-7-4", "20270704", "2027/07/04", "2027-02-29", "0000-01-01", "10000-01-01",
    "2027-07-04 ", " 2027-07-04", "2027-07-04\n", "2027-07-0\0", "2027-07-04T00:00", "+027-07-04",
    "2027-+7-04", "2027-07--4", "２０２７-07-04", "2027-07-٠٤",
  ])
  func `a day is read from nothing else`(_ text: String) {
    #expect(Day(text) == nil)
  }

  @Test func `a day is one string in JSON`() throws {
    let day: Day = "2027-07-04"
    #expect(try JSONValue(encoding: day) == .text("2027-07-04"))
    #expect(Day(json: .text("2027-07-04")) == day)
  }

  @Test(arguments: [.text("2027-02-29"), .number(20_270_704), .null] as [JSONValue])
  func `a day that does not exist is refused in JSON`(_ json: JSONValue) {
    #expect(Day(json: json) == nil)
  }
}
