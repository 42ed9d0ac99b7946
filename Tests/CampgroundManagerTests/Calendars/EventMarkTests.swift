import CampgroundManager
import TestSupport
import Testing

struct EventMarkTests {
  @Test func `an event keeps its id, and each change gives it a higher sequence and a time`() throws {
    let camp = TestCampground(sites: 1)
    let reserved = try camp.reserve()
    let first = try camp.calendars.mark(of: "r-1")
    let later = camp.at("2027-06-02", "09:30")
    try later.cancel(reserved)
    let second = try camp.calendars.mark(of: "r-1")
    try camp.at("2027-06-03").undoLast()
    let third = try camp.calendars.mark(of: "r-1")
    #expect(Set([first.uid, second.uid, third.uid]).count == 1)
    #expect([first.sequence, second.sequence, third.sequence] == [0, 1, 2])
    #expect([first.stamp, second.stamp] == ["20270601T000000Z", "20270602T093000Z"])
  }

  @Test func `time and payments alone change no event`() throws {
    let camp = TestCampground.priced()
    try camp.reserve()
    let mark = try camp.calendars.mark(of: "r-1")
    try camp.at("2027-06-05").pay("45.00")
    #expect(try camp.at("2027-06-06").calendars.mark(of: "r-1") == mark)
  }
}
