import CampgroundManager
import TestSupport
import Testing

struct WeekdayTests {
  @Test(
    arguments: [
      ("1970-01-01", .thu), ("1969-12-31", .wed), ("2000-02-29", .tue), ("2027-07-04", .sun), ("0001-01-01", .mon),
      ("9999-12-31", .fri),
    ] as [(Day, Weekday)])
  func `a day falls on its day of the week`(_ day: Day, _ weekday: Weekday) {
    #expect(day.weekday == weekday)
  }

  @Test func `seven days later it is the same day of the week`() {
    let day = "2027-06-01" as Day
    #expect((0..<7).map { day.advanced(by: $0).weekday } == [.tue, .wed, .thu, .fri, .sat, .sun, .mon])
    #expect(day.advanced(by: 7).weekday == .tue)
  }
}
