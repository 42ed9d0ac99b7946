import CampgroundManager
import TestSupport
import Testing

struct ClockTests {
  @Test func `a fixed clock stands still at the time it was given`() throws {
    let time = try #require(TimeOfDay("15:30"))
    let clock = CampgroundClock.fixed("1970-01-02", time)
    #expect(clock.today == "1970-01-02")
    #expect(clock.now == Moment(seconds: 86_400 + 55_800, day: "1970-01-02", time: time))
  }

  @Test func `a fixed clock that is given no time stands at midnight`() {
    #expect(CampgroundClock.fixed("2027-06-01").now.time == .midnight)
  }

  @Test func `a moment of the campground keeps the day and time it was given`() throws {
    let time = try #require(TimeOfDay("23:59"))
    let moment = CampgroundClock.moment(at: "2027-06-01", time)
    #expect(moment.day == "2027-06-01")
    #expect(moment.time == time)
    // In any time zone the machine's clock is less than a day from UTC.
    #expect(abs(moment.seconds - CampgroundClock.fixed("2027-06-01", time).now.seconds) < 86_400)
  }

  @Test func `the machine's list has zones by place, and its remarks are none`() {
    #expect(TimeZoneName.places.contains("America/Phoenix"))
    #expect(!TimeZoneName.places.contains { !TimeZoneName.isZone("/usr/share/zoneinfo/\($0)") })
  }

  @Test func `a zone's file begins with all of its mark`() throws {
    let folder = TemporaryFolder()
    for (text, isZone) in [("TZif2", true), ("TZ of a camp", false), ("if", false), ("", false)] {
      #expect(try TimeZoneName.isZone(folder.write(text.utf8, to: "zone")) == isZone)
    }
  }

  @Test func `today is the clock's, not the machine's`() throws {
    let camp = try TestCampground(today: "2031-06-01")
    try camp.makeCampSite()
    #expect(try rejected { try camp.reserve() }.problems.map(\.name) == ["arrivalInPast"])
  }
}
