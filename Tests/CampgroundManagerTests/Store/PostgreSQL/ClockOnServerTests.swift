#if PostgreSQL
  import Testing

  @testable import CampgroundManager
  @testable import Persistence

  /// The clock of a desk beside its server's.
  @Suite(.enabled(if: ServerSchema.location != nil, "CAMPCTL_TEST_SERVER names no server"))
  struct ClockOnServerTests {
    @Test(arguments: [0, 95, -3600]) func `a read and a write compare both clocks`(seconds: Int) throws {
      let camp = try ServedCampground()
      let store = try camp.open(.owner)
      guard case .postgresql(let connection) = store.connection else { return }
      let time = connection.deskTime
      connection.deskTime = { time() + Int64(seconds) }
      _ = try SettingsService(store: store).settings
      #expect(abs(store.secondsAhead - seconds) <= 2)
      connection.secondsAhead = 0
      _ = try CampSiteService(store: store).addCampSite("1", electricity: false, water: false)
      #expect(abs(store.secondsAhead - seconds) <= 2)
    }
  }
#endif
