import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

struct SettingsTests {
  private let camp = TestCampground.empty

  private func problems(_ change: (inout SettingsEdits) -> Void) throws -> [String] {
    let error = try rejected { try camp.set(change) }
    #expect(error.name == .invalidRequest)
    return error.problems.byField
  }

  @Test func `a new campground has the usual settings`() throws {
    let settings = try camp.settings.settings
    #expect(settings.version == 0)
    #expect(settings.currency == .usDollar)
    #expect(settings.checkIn.description == "15:00")
    #expect(settings.checkOut.description == "11:00")
    #expect(settings.noShowAfter.description == "22:00")
    #expect(settings.minNights == 1)
    #expect([settings.maxNights, settings.windowDays] == [nil, nil])
    #expect(settings.open == nil)
  }

  @Test func `settings that are not named stay as they are`() throws {
    try camp.set { $0.name = .set("Apache Trout") }
    try camp.set { $0.maxNights = .set(14) }
    let settings = try camp.settings.settings
    #expect(settings.name == "Apache Trout")
    #expect(settings.maxNights == 14)
    #expect(settings.version == 2)
  }

  @Test func `what a campground cannot be without is as in the beginning when it is taken back`() throws {
    try camp.set {
      $0.minNights = .set(3)
      $0.closedToArrival = .set(DaySet("sun") ?? .none)
    }
    try camp.set {
      $0.minNights = .clear
      $0.closedToArrival = .clear
      $0.closedToDeparture = .clear
    }
    let settings = try camp.settings.settings
    #expect(settings.minNights == 1)
    #expect([settings.closedToArrival, settings.closedToDeparture] == [.none, .none])
  }

  @Test func `a setting can be taken back`() throws {
    let season = try #require(Season("05-01..10-15"))
    try camp.set { $0.open = .set(season) }
    #expect(try camp.settings.settings.open == season)
    try camp.set { $0.open = .clear }
    #expect(try camp.settings.settings.open == nil)
  }

  @Test func `setting what is set already changes nothing`() throws {
    try camp.set { $0.minNights = 2 }
    let answer = try camp.settings.change(SettingsEdits { $0.minNights = 2 })
    #expect(!answer.changed)
    #expect(answer.version == 1)
    #expect(try camp.count("command") == 1)
  }

  @Test func `all settings that cannot be are named at once, and none is kept`() throws {
    let found = try problems {
      $0.name = .set("Apache Trout")
      $0.timeZone = .set("Mars/Olympus")
      $0.currency = "XYZ"
      $0.minNights = 0
      $0.maxNights = .set(1001)
      $0.windowDays = .set(-1)
    }
    #expect(
      Set(found) == [
        "timeZone: unknownTimeZone", "currency: unknownCurrency", "minNights: invalidNumberOfNights",
        "maxNights: invalidNumberOfNights", "windowDays: invalidWindow",
      ])
    #expect(try camp.settings.settings == TestCampground().settings.settings)
  }

  @Test func `the shortest stay is never longer than the longest`() throws {
    try camp.set { $0.maxNights = .set(3) }
    #expect(try problems { $0.minNights = 4 } == ["minNights: invalidNumberOfNights"])
    try camp.set { $0.minNights = 3 }
  }

  @Test(arguments: ["America/Phoenix", "UTC"])
  func `a time zone of the machine is taken`(_ name: String) throws {
    try camp.set { $0.timeZone = .set(name) }
    #expect(try camp.settings.settings.timeZone == name)
  }

  @Test(arguments: ["", "America", "../../etc/passwd", "/etc/localtime", "america/phoenix\0"])
  func `what is no time zone is not taken for UTC`(_ name: String) {
    #expect(TimeZoneName(name) == nil)
  }

  @Test func `another file beside the time zones is none`() {
    #expect(TimeZoneName("leapseconds") == nil)
  }
}

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
