import CampgroundManager
import TestSupport
import Testing

/// The machine's clock at a campground's times where the clocks change. The zone is a whole process's, so each test has
/// a process of its own.
struct SummerTimeTests {
  /// The number of minutes after midnight UTC of a day at which the clock shows a time of it in this process's zone.
  private static func minutes(_ day: Day, _ time: String) -> Int {
    let moment = CampgroundClock.moment(at: day, TimeOfDay(time) ?? .midnight)
    #expect(moment.day == day && moment.time.description == time)
    return (moment.seconds - day.number * 86_400) / 60
  }

  /// True when a day's time is half past one of two hours of UTC.
  private static func isHalfPast(_ one: Int, or other: Int, on day: Day, at time: String) -> Bool {
    [one * 60 + 30, other * 60 + 30].contains(minutes(day, time))
  }

  /// True when the clock shows an instant with the given day and time.
  private static func isShown(_ day: Day, _ time: String) -> Bool {
    let moment = CampgroundClock.moment(at: day, TimeOfDay(time) ?? .midnight)
    return CampgroundClock.system.moment(at: moment.seconds) == moment
  }

  private static func enter(_ zone: String) throws {
    try #require(TimeZoneName(zone)).makeZoneOfProcess()
  }

  @Test func `noon is an hour earlier in July than in January`() async {
    await #expect(processExitsWith: .success) {
      try SummerTimeTests.enter("America/New_York")
      #expect(SummerTimeTests.minutes("2027-01-15", "12:00") == 17 * 60)
      #expect(SummerTimeTests.minutes("2027-07-15", "12:00") == 16 * 60)
      #expect(SummerTimeTests.isShown("2027-01-15", "12:00") && SummerTimeTests.isShown("2027-07-15", "12:00"))
      try SummerTimeTests.enter("Europe/Berlin")
      #expect(SummerTimeTests.minutes("2027-01-15", "12:00") == 11 * 60)
      #expect(SummerTimeTests.minutes("2027-07-15", "12:00") == 10 * 60)
      #expect(SummerTimeTests.isShown("2027-01-15", "00:00") && SummerTimeTests.isShown("2027-07-15", "23:59"))
    }
  }

  @Test func `in spring an hour is left out, and a time in it is near where it would be`() async {
    await #expect(processExitsWith: .success) {
      try SummerTimeTests.enter("America/New_York")
      #expect(SummerTimeTests.minutes("2027-03-14", "01:59") == 7 * 60 - 1)
      #expect(SummerTimeTests.isHalfPast(6, or: 7, on: "2027-03-14", at: "02:30"))
      #expect(SummerTimeTests.minutes("2027-03-14", "03:00") == 7 * 60)
      try SummerTimeTests.enter("Europe/Berlin")
      #expect(SummerTimeTests.minutes("2027-03-28", "01:59") == 60 - 1)
      #expect(SummerTimeTests.isHalfPast(0, or: 1, on: "2027-03-28", at: "02:30"))
      #expect(SummerTimeTests.minutes("2027-03-28", "03:00") == 60)
    }
  }

  @Test func `in autumn an hour comes twice, and a time in it is one of the two`() async {
    await #expect(processExitsWith: .success) {
      try SummerTimeTests.enter("America/New_York")
      #expect(SummerTimeTests.minutes("2027-11-07", "00:59") == 5 * 60 - 1)
      #expect(SummerTimeTests.isHalfPast(5, or: 6, on: "2027-11-07", at: "01:30"))
      #expect(SummerTimeTests.isShown("2027-11-07", "01:30"))
      #expect(SummerTimeTests.minutes("2027-11-07", "02:00") == 7 * 60)
      try SummerTimeTests.enter("Europe/Berlin")
      #expect(SummerTimeTests.minutes("2027-10-31", "01:59") == -1)
      #expect([30, 90].contains(SummerTimeTests.minutes("2027-10-31", "02:30")))
      #expect(SummerTimeTests.isShown("2027-10-31", "02:30"))
      #expect(SummerTimeTests.minutes("2027-10-31", "03:00") == 120)
    }
  }
}
