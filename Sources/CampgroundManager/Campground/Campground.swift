import Persistence

/// One campground: its store, and the services that work on it, each made when it is first used.
public final class Campground {
  public let store: Store
  /// The place where it is kept, or will be.
  package let location: StoreLocation
  package let clock: CampgroundClock
  let journal: Journal
  private lazy var nights = NightTally(WaitlistTable(store: store, clock: clock))

  public private(set) lazy var settings = SettingsService(journal: journal)
  public private(set) lazy var campers = CamperService(journal: journal)
  public private(set) lazy var sites = CampSiteService(journal: journal)
  public private(set) lazy var availability = AvailabilityService(store: store, clock: clock)
  public private(set) lazy var reservations = ReservationService(journal: journal)
  public private(set) lazy var waitlist = WaitlistService(
    journal: journal, reservations: reservations, nights: nights)
  package private(set) lazy var people = PeopleService(journal: journal, tables: tables)
  public private(set) lazy var blocks = BlockService(journal: journal)
  public private(set) lazy var rates = RateService(journal: journal)
  public private(set) lazy var discounts = DiscountService(journal: journal)
  public private(set) lazy var items = ItemService(journal: journal)
  package private(set) lazy var rules = RuleService(journal: journal)
  public private(set) lazy var policies = PolicyService(journal: journal)
  public private(set) lazy var quotes = QuoteService(journal: journal)
  public private(set) lazy var accounts = AccountService(journal: journal, reservations: reservations)
  public private(set) lazy var siteImporter = SiteImporter(journal: journal)
  package private(set) lazy var reservationImporter = ReservationImporter(
    journal: journal, reservations: reservations)
  package private(set) lazy var feeds = FeedService(journal: journal, reservations: reservations)
  package private(set) lazy var recordImporter = RecordImporter(journal: journal)
  public private(set) lazy var log = LogService(
    store: store, tables: tables, currency: { [store] in try SettingsTable(store: store).settings().currency })
  public private(set) lazy var undo = UndoService(journal: journal, tables: tables, uses: LogFilter.init(usersOf:))
  public private(set) lazy var reports = ReportService(journal: journal, reservations: reservations)
  public private(set) lazy var payments = PaymentService(store: store, clock: clock)
  package private(set) lazy var books = BooksService(store: store, clock: clock)
  package var records: RecordExporter { RecordExporter(store: store, clock: clock) }
  package var whole: WholeExporter { WholeExporter(store: store, clock: clock) }
  package var calendars: CalendarService { CalendarService(store: store) }
  package var calendarExporter: CalendarExporter { CalendarExporter(store: store, clock: clock, sites: sites) }
  package private(set) lazy var checks = CheckService(store: store, tables: tables)
  package private(set) lazy var chart = ChartService(store: store, clock: clock)
  package private(set) lazy var search = SearchService(store: store, clock: clock)
  package var queries: QueryService { QueryService(store: store, clock: clock) }
  package private(set) lazy var frontDesk = FrontDeskService(
    journal: journal, reservations: reservations, accounts: accounts)

  /// Makes the campground of a store that is open.
  ///
  /// - Parameters:
  ///   - store: The campground's store.
  ///   - clock: The campground's clock, from which all its services take today.
  ///   - actor: The name that the journal records.
  ///   - location: The place where the campground is kept; by default the store's own.
  public init(
    store: Store, clock: CampgroundClock = .system, actor: String = "unknown", location: StoreLocation? = nil
  ) {
    self.store = store
    self.location = location ?? store.location
    self.clock = clock
    journal = .of(store, clock: clock, actor: actor)
  }

  /// The tables of all kinds of things that the journal keeps images of.
  var tables: [any JournaledTable] {
    [
      SettingsTable(store: store), CamperTable(store: store), CampSiteTable(store: store),
      ReservationTable(store: store, clock: clock), WaitlistTable(store: store, clock: clock),
      BlockTable(store: store, clock: clock), RateTable(store: store), TaxTable(store: store),
      DiscountTable(store: store), ItemTable(store: store), RuleTable(store: store),
      FeedWaitTable(store: store), PolicyTable(store: store), LedgerTable(store: store),
    ]
  }
}

extension Campground {
  /// The problems of access that others have to the store's file.
  package var exposures: [Problem] { store.exposures.map { .check(.exposed($0)) } }

  /// Has what a single command asks of a server come with its flights: it is tried on a campground that remembers nothing.
  package static func foresee(
    in store: Store, clock: CampgroundClock, _ command: @escaping (Campground) throws -> Void
  ) {
    store.foresee { [unowned store] in
      try JournalState.of(store).restoring { try command(Campground(store: store, clock: clock)) }
    }
  }

  /// Runs the body under these terms, as this actor if one is given; when it fails after its write, in reading the answer,
  /// the write is rolled back.
  ///
  /// Throws ``UnansweredWrite`` for a write that is on disk already.
  package func writing<Result>(
    _ terms: WriteTerms, actor: String? = nil, _ body: () throws -> Result
  ) throws -> Result {
    let state = journal.state
    let before = (state.terms, journal.actor, state.reader)
    defer { (state.terms, journal.actor, state.reader) = before }
    state.terms = terms
    nights.begin()
    state.reader = nights
    state.forgetSitesRead()
    if let actor { journal.actor = actor }
    if state.failsTogether { return try store.join(body) }
    if store.isWriting { return try store.write(body) }
    state.hasCommitted = false
    do {
      return try body()
    } catch {
      throw state.hasCommitted ? UnansweredWrite(error: error) : error
    }
  }

  /// The sites that the last request named otherwise than their posts do.
  package var sitesRead: [SiteReading] { journal.state.sitesRead }

  /// True when the key of these terms is taken: nothing more can be done under it.
  package func hasKept(_ terms: WriteTerms) throws -> Bool {
    guard let key = terms.key else { return false }
    do {
      return try store.read { try KeyTable(store: store).answer(to: key) } != nil
    } catch is CampingError {
      return true
    }
  }

  /// Runs the body, returns its result and rolls back all its writes.
  ///
  /// - Throws: The error of the body, and `StoreError` when the store fails.
  public func rehearse<Result>(_ body: () throws -> Result) throws -> Result {
    try journal.rehearse(body)
  }

  /// Runs the body as one write, which a command that fails in its middle spoils.
  ///
  /// Commands that fail alone cost a third more; most are refused before they have changed anything, and spoil nothing.
  @discardableResult
  package func writeTogether<Result>(_ body: () throws -> Result) throws -> Result {
    let batch = journal.state.batch
    journal.state.failsTogether = true
    defer { journal.state.failsTogether = false }
    do {
      return try store.write(body)
    } catch {
      journal.state.batch = batch
      throw error
    }
  }

  /// Makes the writes of the body one batch, whatever their transactions; undo takes it back as one.
  ///
  /// - Throws: The error of the body.
  public func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
    journal.state.batch = Batch()
    defer { journal.state.batch = nil }
    return try body()
  }
}

/// A command that was done, but whose answer could not be read.
package struct UnansweredWrite: Error {
  /// The reason.
  package let error: any Error

  public init(error: any Error) { self.error = error }
}
