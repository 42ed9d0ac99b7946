import CampgroundManager
import TestSupport
import Testing

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
