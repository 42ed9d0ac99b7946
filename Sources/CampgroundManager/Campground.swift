import Persistence

/// One campground: its store, and the services that work on it.
public final class Campground {
  public let store: Store
  public let clock: CampgroundClock
  public let settings: SettingsService
  public let campers: CamperService
  public let sites: CampSiteService
  public let availability: AvailabilityService
  public let reservations: ReservationService
  public let siteImporter: SiteImporter

  /// `actor` is who does what is written through it, in the journal.
  public init(store: Store, clock: CampgroundClock = .system, actor: String = "unknown") {
    let journal = Journal(store: store, clock: clock, actor: actor)
    self.store = store
    self.clock = clock
    settings = SettingsService(journal: journal)
    campers = CamperService(journal: journal)
    sites = CampSiteService(journal: journal)
    availability = AvailabilityService(store: store, clock: clock)
    reservations = ReservationService(journal: journal)
    siteImporter = SiteImporter(journal: journal)
  }
}
