import JSONText
import TestSupport
import Testing

@testable import CampgroundManager

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
