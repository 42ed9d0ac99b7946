import JSONText
import TestSupport
import Testing

@testable import CampgroundManager

struct WeekdayTests {
  @Test(arguments: [
    "1970-01-01": Weekday.thu, "2027-07-04": .sun, "2027-07-05": .mon, "2000-02-29": .tue, "1969-12-31": .wed,
    "0001-01-01": .mon, "9999-12-31": .fri,
  ])
  func `every day has its weekday`(_ day: String, _ weekday: Weekday) throws {
    #expect(try #require(Day(day)).weekday == weekday)
  }

  @Test func `a weekday is written in three letters`() throws {
    #expect(Weekday("Fri") == .fri)
    #expect(Weekday("friday") == nil)
    #expect(WeekdayList(json: .list([.text("SAT"), .text("sun")]))?.weekdays == [.sat, .sun])
    #expect(WeekdayList(json: .list([.text("x")])) == nil)
    #expect(Weekday.allCases.map(\.description) == ["mon", "tue", "wed", "thu", "fri", "sat", "sun"])
  }

  @Test func `seven days later it is the same day of the week`() {
    let day = "2027-06-01" as Day
    #expect((0..<7).map { day.advanced(by: $0).weekday } == [.tue, .wed, .thu, .fri, .sat, .sun, .mon])
    #expect(day.advanced(by: 7).weekday == .tue)
  }
}
