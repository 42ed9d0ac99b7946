import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// The cut-off of no-shows of campgrounds that have never set one.
struct CutOffTests {
  @Test func `a new campground's is 22:00`() throws {
    #expect(try TestCampground().campground.settings.settings.noShowAfter.description == "22:00")
  }

  @Test func `one from before keeps the last minute of the day, also when it sets something else, until it is set`()
    throws
  {
    let camp = try TestCampground()
    // The default of the column, which an older store gets.
    try camp.store.write { try camp.store.execute("UPDATE campground SET no_show_after = 1439") }
    #expect(try camp.campground.settings.settings.noShowAfter.description == "23:59")
    try camp.set { $0.name = .set("Apache Trout") }
    #expect(try camp.campground.settings.settings.noShowAfter.description == "23:59")
    try camp.undoLast()
    #expect(try camp.campground.settings.settings.noShowAfter.description == "23:59")
    try camp.set { $0.noShowAfter = TimeOfDay("21:00") }
    #expect(try camp.campground.settings.settings.noShowAfter.description == "21:00")
  }
}
