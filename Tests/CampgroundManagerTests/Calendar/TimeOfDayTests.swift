import CampgroundManager
import TestSupport
import Testing

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
