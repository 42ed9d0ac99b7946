import JSONText
import TestSupport
import Testing

@testable import CampgroundManager

struct SeasonTests {
  @Test(arguments: ["05-01..10-15", "11-15..03-31", "02-29..12-31"])
  func `a season is read and written as two days of a year`(_ text: String) throws {
    #expect(try #require(Season(text)).description == text)
  }

  @Test(arguments: [
    "", "05-01", "05-01..", "..10-15", "05-01..05-01", "02-30..10-15", "5-1..10-15", "05-01...10-15",
    "05-01..10-15..11-01", "2027-05-01..2027-10-15", "05-01 .. 10-15",
  ])
  func `a season is read from nothing else`(_ text: String) {
    #expect(Season(text) == nil)
  }

  @Test func `the last day of a season is for departure only`() throws {
    let season = try #require(Season("05-01..10-15"))
    #expect(!season.contains(night: "2027-04-30"))
    #expect(season.contains(night: "2027-05-01"))
    #expect(season.contains(night: "2027-10-14"))
    #expect(!season.contains(night: "2027-10-15"))
  }

  @Test func `a season may span the new year`() throws {
    let season = try #require(Season("11-15..03-31"))
    for night in ["2027-11-15", "2027-12-31", "2028-01-01", "2028-02-29", "2028-03-30"] as [Day] {
      #expect(season.contains(night: night))
    }
    for night in ["2027-11-14", "2028-03-31", "2027-07-04"] as [Day] {
      #expect(!season.contains(night: night))
    }
  }

  @Test func `a season that opens on a leap day opens in other years on 1 March`() throws {
    let season = try #require(Season("02-29..10-15"))
    #expect(season.contains(night: "2028-02-29"))
    #expect(!season.contains(night: "2027-02-28"))
    #expect(season.contains(night: "2027-03-01"))
  }
}

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
