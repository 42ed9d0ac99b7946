import Persistence

// Services of their own, for a program that needs no more than one or two of a campground's. Those of one store share
// its journal: a batch, a key or a rehearsal of one is of all of them.

extension CamperService {
  /// Makes the service of a store; `actor` is the name in the journal of whoever writes through it.
  public convenience init(store: Store, clock: CampgroundClock = .system, actor: String = "unknown") {
    self.init(journal: .of(store, clock: clock, actor: actor))
  }
}

extension CampSiteService {
  /// Makes the service of a store; `actor` is the name in the journal of whoever writes through it.
  public convenience init(store: Store, clock: CampgroundClock = .system, actor: String = "unknown") {
    self.init(journal: .of(store, clock: clock, actor: actor))
  }
}

extension ReservationService {
  /// Makes the service of a store; `actor` is the name in the journal of whoever writes through it.
  public convenience init(store: Store, clock: CampgroundClock = .system, actor: String = "unknown") {
    self.init(journal: .of(store, clock: clock, actor: actor))
  }
}

extension SettingsService {
  /// Makes the service of a store; `actor` is the name in the journal of whoever writes through it.
  public convenience init(store: Store, clock: CampgroundClock = .system, actor: String = "unknown") {
    self.init(journal: .of(store, clock: clock, actor: actor))
  }
}

extension SiteImporter {
  /// Makes the service of a store; `actor` is the name in the journal of whoever writes through it.
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
