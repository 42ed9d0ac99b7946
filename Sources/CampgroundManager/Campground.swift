import Persistence

/// One campground: its store, and the services that work on it.
public final class Campground {
  public let store: Store
  /// Where it is kept, or will be.
  public let location: StoreLocation
  public let clock: CampgroundClock
  public let settings: SettingsService
  public let campers: CamperService
  public let sites: CampSiteService
  public let availability: AvailabilityService
  public let reservations: ReservationService
  public let waitlist: WaitlistService
  public let people: PeopleService
  public let blocks: BlockService
  public let rates: RateService
  public let policies: PolicyService
  public let quotes: QuoteService
  public let accounts: AccountService
  public let siteImporter: SiteImporter
  public let log: LogService
  public let undo: UndoService
  public let revenue: RevenueService
  public let statistics: StatisticsService
  public let books: BooksService
  public let checks: CheckService
  public let chart: ChartService
  public let frontDesk: FrontDeskService
  let journal: Journal

  /// `actor` is who does what is written through it, in the journal; `location` is the store's unless it is to move.
  public init(
    store: Store, clock: CampgroundClock = .system, actor: String = "unknown", location: StoreLocation? = nil
  ) {
    let journal = Journal(store: store, clock: clock, actor: actor)
    self.store = store
    self.location = location ?? store.location
    self.clock = clock
    settings = SettingsService(journal: journal)
    campers = CamperService(journal: journal)
    sites = CampSiteService(journal: journal)
    availability = AvailabilityService(store: store, clock: clock)
    reservations = ReservationService(journal: journal)
    waitlist = WaitlistService(journal: journal, reservations: reservations)
    people = PeopleService(journal: journal)
    blocks = BlockService(journal: journal)
    rates = RateService(journal: journal)
    policies = PolicyService(journal: journal)
    quotes = QuoteService(journal: journal)
    accounts = AccountService(journal: journal, reservations: reservations)
    siteImporter = SiteImporter(journal: journal)
    let tables: [any JournaledTable] = [
      SettingsTable(store: store), CamperTable(store: store), CampSiteTable(store: store),
      ReservationTable(store: store, clock: clock), WaitlistTable(store: store, clock: clock),
      BlockTable(store: store, clock: clock), RateTable(store: store), TaxTable(store: store),
      PolicyTable(store: store), LedgerTable(store: store),
    ]
    log = LogService(store: store, tables: tables)
    undo = UndoService(journal: journal, tables: tables)
    revenue = RevenueService(store: store, clock: clock)
    statistics = StatisticsService(store: store, clock: clock)
    books = BooksService(store: store, clock: clock)
    checks = CheckService(store: store, tables: tables)
    chart = ChartService(store: store, clock: clock)
    frontDesk = FrontDeskService(journal: journal, reservations: reservations, accounts: accounts)
    self.journal = journal
  }
}

extension Campground {
  /// What others could do to the store's file, in words.
  public var exposures: [Problem] { store.exposures.map(Problem.exposed) }

  /// Does what the body writes under these terms, by this actor if one is given.
  public func writing<Result>(
    _ terms: WriteTerms, actor: String? = nil, _ body: () throws -> Result
  ) throws -> Result {
    let before = (journal.terms, journal.actor)
    defer { (journal.terms, journal.actor) = before }
    journal.terms = terms
    if let actor { journal.actor = actor }
    return try body()
  }

  /// Does all that the body does, and keeps nothing: what it answers is what would be answered.
  public func rehearse<Result>(_ body: () throws -> Result) throws -> Result {
    try journal.rehearse(body)
  }

  /// Does what the body does as one write, which a command that is refused in its middle spoils.
  ///
  /// Commands that fail alone cost a third more; most are refused before they have changed anything, and spoil nothing.
  @discardableResult
  public func writeTogether<Result>(_ body: () throws -> Result) throws -> Result {
    let batch = journal.batch
    journal.failsTogether = true
    defer { journal.failsTogether = false }
    do {
      return try store.write(body)
    } catch {
      journal.batch = batch
      throw error
    }
  }

  /// Makes what the body writes one batch, whatever transactions it is written in; undo takes it back as one.
  public func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
    journal.batch = Batch()
    defer { journal.batch = nil }
    return try body()
  }
}
