import Arguments
import TestSupport
import Testing

@testable import CampgroundManager
@testable import campctl

/// Days as people say them, on Tuesday 1 June 2027 (domain rule R42).
@Suite struct GivenDayTests {
  static let today: Day = "2027-06-01"

  private func day(_ text: String, _ relation: DayRelation = DayRelation(), otherEnd: Day? = nil) -> String? {
    GivenDay(text)?.day(relation, today: Self.today, otherEnd: otherEnd)?.description
  }

  @Test(arguments: [
    ("today", "2027-06-01"), ("Tomorrow", "2027-06-02"), ("YESTERDAY", "2027-05-31"), ("+0", "2027-06-01"),
    ("+3", "2027-06-04"), ("tue", "2027-06-01"), ("Fri", "2027-06-04"), ("monday", "2027-06-07"),
    ("Thurs", "2027-06-03"), ("07-04", "2027-07-04"), ("06-01", "2027-06-01"), ("05-31", "2028-05-31"),
    ("02-29", "2028-02-29"), ("2027-7-4", "2027-07-04"), ("2027-07-04", "2027-07-04"),
  ])
  func `a day is the first such day from today on`(text: String, day: String) {
    #expect(self.day(text) == day)
  }

  @Test(arguments: [
    ("Sun 4 July", "2027-07-04"), ("Sat 3 July 2027", "2027-07-03"), ("Sat 2027-07-03", "2027-07-03"),
    ("3 July", "2027-07-03"), ("july 4", "2027-07-04"), ("July 4th, 2028", "2028-07-04"), ("1 jun", "2027-06-01"),
    ("Mon 3 July", "2028-07-03"), ("tonight", "2027-06-01"), ("in 2 weeks", "2027-06-15"), ("in a week", "2027-06-08"),
    ("in 10 days", "2027-06-11"), ("this friday", "2027-06-04"),
    ("07/13/2027", "2027-07-13"), ("13.7.2027", "2027-07-13"), ("7/14", "2027-07-14"), ("14/7", "2027-07-14"),
    ("7/7", "2027-07-07"), ("29/2/2028", "2028-02-29"), ("2027/07/04", "2027-07-04"), ("29 February", "2028-02-29"),
  ])
  func `a day is read as people say it and as campctl prints it`(text: String, day: String) {
    #expect(self.day(text) == day)
  }

  @Test func `next friday is a day when both that it may be are the same`() {
    let friday = GivenDay("next friday")
    #expect(friday?.day(DayRelation(), today: Self.today, otherEnd: nil) == nil)
    #expect(friday?.day(DayRelation(), today: "2027-06-04", otherEnd: nil) == "2027-06-11")
    #expect(friday?.day(DayRelation(), today: "2027-06-06", otherEnd: nil) == "2027-06-11")
  }

  @Test(arguments: [
    ("05-31", "2027-05-31"), ("07-01", "2027-07-01"), ("12-01", "2026-12-01"), ("fri", "2027-06-04"),
    ("06-01", "2027-06-01"),
  ])
  func `a day to list is the nearest to today`(text: String, day: String) {
    #expect(self.day(text, DayRelation(.nearest)) == day)
  }

  @Test(arguments: [
    ("05-31", "2027-05-31"), ("07-01", "2027-07-01"), ("12-31", "2027-12-31"), ("01-01", "2027-01-01"),
    ("02-29", "2024-02-29"), ("fri", "2027-05-28"),
  ])
  func `a day of a report is of this year`(text: String, day: String) {
    #expect(self.day(text, DayRelation(.thisYear)) == day)
  }

  @Test(arguments: [("2 weeks", 14), ("a week", 7), ("10 nights", 10), ("1 night", 1), ("3", nil), ("weeks", nil)])
  func `nights are said in weeks, too`(text: String, nights: Int?) {
    #expect(SpokenNights.number(text) == nights)
  }

  @Test(arguments: [
    ("tue", "2027-06-01"), ("fri", "2027-05-28"), ("07-04", "2026-07-04"), ("06-01", "2027-06-01"),
    ("02-29", "2024-02-29"), ("today", "2027-06-01"), ("yesterday", "2027-05-31"), ("+3", "2027-06-04"),
  ])
  func `a day to look back at is the last such day up to today`(text: String, day: String) {
    #expect(self.day(text, DayRelation(.past)) == day)
  }

  @Test(
    arguments: [
      ("fri", "2027-06-11"), ("sat", "2027-06-05"), ("+2", "2027-06-06"), ("06-04", "2028-06-04"),
      ("06-05", "2027-06-05"), ("tomorrow", "2027-06-02"),
    ], [DayRelation.Direction.coming, .past, .nearest, .thisYear])
  func `a day behind another is the first after it`(pair: (String, String), direction: DayRelation.Direction) {
    let relation = DayRelation(direction, after: "arrive")
    #expect(day(pair.0, relation, otherEnd: "2027-06-04") == pair.1)
  }

  @Test(arguments: [
    "", "fr", "frid y", "+", "+ 3", "-3", "+999999", "7-4", "7/4", "0704", "20270704", "13-01", "02-30", "00-10",
    "2027-13-01", "2027-2-29", "0000-1-1", "14/7/27", "Mon 2027-07-04", "31 June", "4 ju", "July", "next july", "next",
    "ｆｒｉ", "+３",
  ])
  func `other words are no day`(text: String) {
    #expect(GivenDay(text) == nil)
  }

  @Test func `the calendar's end is the end of all days`() {
    #expect(GivenDay("+1")?.day(DayRelation(), today: .latest, otherEnd: nil) == nil)
    #expect(GivenDay("07-04")?.day(DayRelation(), today: .latest, otherEnd: nil) == nil)
    #expect(GivenDay("yesterday")?.day(DayRelation(), today: .earliest, otherEnd: nil) == nil)
  }

  @Test(arguments: [
    ("7/4", "it may be 2027-07-04 or 2028-04-07"), ("7/4/2027", "it may be 2027-07-04 or 2027-04-07"),
    ("7/4/27", "it may be 2027-07-04 or 2027-04-07"), ("7-4", "it may be 2027-07-04 or 2028-04-07"),
    ("14/7/27", "it is written 2027-07-14"), ("7-14", "it is written 2027-07-14"),
    ("Mon 2027-07-04", "2027-07-04 is a Sunday"), ("next friday", "it may be 2027-06-04 or 2027-06-11"),
    ("31 June", "a day is written like \(GivenDay.examples)"),
    ("13/13", "there is no such day"), ("2/29/2027", "there is no such day"), ("2027-02-29", "there is no such day"),
    ("20270704", "a day is written like \(GivenDay.examples)"),
  ])
  func `a text that may be several days names them`(text: String, reason: String) {
    #expect(DayReadings.reason(text, DayRelation(), today: Self.today, otherEnd: nil) == reason)
  }

  @Test func `a day to look back at is read backwards, too`() {
    let reason = DayReadings.reason("7/4", DayRelation(.past), today: Self.today, otherEnd: nil)
    #expect(reason == "it may be 2026-07-04 or 2027-04-07")
  }
}
