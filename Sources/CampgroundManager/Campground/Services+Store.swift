import Persistence

// Services of their own, for a program that needs no more than one or two of a campground's. Those of one store share
// its journal: a batch, a key or a rehearsal of one covers all of them.

extension CamperService {
  /// Makes the service of a store that is open.
  ///
  /// - Parameters:
  ///   - store: The campground's store.
  ///   - clock: The campground's clock, from which today is taken.
  ///   - actor: The name that the journal records.
  public convenience init(store: Store, clock: CampgroundClock = .system, actor: String = "unknown") {
    self.init(journal: .of(store, clock: clock, actor: actor))
  }
}

extension CampSiteService {
  /// Makes the service of a store that is open.
  ///
  /// - Parameters:
  ///   - store: The campground's store.
  ///   - clock: The campground's clock, from which today is taken.
  ///   - actor: The name that the journal records.
  public convenience init(store: Store, clock: CampgroundClock = .system, actor: String = "unknown") {
    self.init(journal: .of(store, clock: clock, actor: actor))
  }
}

extension ReservationService {
  /// Makes the service of a store that is open.
  ///
  /// - Parameters:
  ///   - store: The campground's store.
  ///   - clock: The campground's clock, from which today is taken.
  ///   - actor: The name that the journal records.
  public convenience init(store: Store, clock: CampgroundClock = .system, actor: String = "unknown") {
    self.init(journal: .of(store, clock: clock, actor: actor))
  }
}

extension SettingsService {
  /// Makes the service of a store that is open.
  ///
  /// - Parameters:
  ///   - store: The campground's store.
  ///   - clock: The campground's clock, from which today is taken.
  ///   - actor: The name that the journal records.
  public convenience init(store: Store, clock: CampgroundClock = .system, actor: String = "unknown") {
    self.init(journal: .of(store, clock: clock, actor: actor))
  }
}

extension SiteImporter {
  /// Makes the service of a store that is open.
  ///
  /// - Parameters:
  ///   - store: The campground's store.
  ///   - clock: The campground's clock, from which today is taken.
  ///   - actor: The name that the journal records.
  public convenience init(store: Store, clock: CampgroundClock = .system, actor: String = "unknown") {
    self.init(journal: .of(store, clock: clock, actor: actor))
  }
}

extension Journal {
  /// Returns a journal of the store, with the state that all journals of it share.
  static func of(_ store: Store, clock: CampgroundClock, actor: String) -> Journal {
    Journal(store: store, clock: clock, actor: actor, expireHolds: HoldExpiry.sweep)
  }
}
