import Persistence

/// One campground: its store, and the services that work on it, each made when it is first used.
public final class Campground {
  public let store: Store
  /// Where it is kept, or will be.
  public let location: StoreLocation
  public let clock: CampgroundClock
  let journal: Journal

  public private(set) lazy var settings = SettingsService(journal: journal)
  public private(set) lazy var campers = CamperService(journal: journal)
  public private(set) lazy var sites = CampSiteService(journal: journal)
  public private(set) lazy var availability = AvailabilityService(store: store, clock: clock)
  public private(set) lazy var reservations = ReservationService(journal: journal)
  public private(set) lazy var waitlist = WaitlistService(journal: journal, reservations: reservations)
  public private(set) lazy var people = PeopleService(journal: journal)
  public private(set) lazy var blocks = BlockService(journal: journal)
  public private(set) lazy var rates = RateService(journal: journal)
  public private(set) lazy var policies = PolicyService(journal: journal)
  public private(set) lazy var quotes = QuoteService(journal: journal)
  public private(set) lazy var accounts = AccountService(journal: journal, reservations: reservations)
  public private(set) lazy var siteImporter = SiteImporter(journal: journal)
  public private(set) lazy var log = LogService(
    store: store, tables: tables, currency: { [store] in try SettingsTable(store: store).settings().currency })
  public private(set) lazy var undo = UndoService(journal: journal, tables: tables)
  public private(set) lazy var revenue = RevenueService(store: store, clock: clock)
  public private(set) lazy var statistics = StatisticsService(store: store, clock: clock)
  public private(set) lazy var books = BooksService(store: store, clock: clock)
  public private(set) lazy var checks = CheckService(store: store, tables: tables)
  public private(set) lazy var chart = ChartService(store: store, clock: clock)
  public private(set) lazy var frontDesk = FrontDeskService(
    journal: journal, reservations: reservations, accounts: accounts)

  /// Makes the campground of a store that is open.
  ///
  /// - Parameters:
  ///   - store: The campground's store.
  ///   - clock: The campground's clock, from which all its services take today.
  ///   - actor: The name under which the journal keeps what is written.
  ///   - location: The place where the campground is kept; by default the store's own.
  public init(
    store: Store, clock: CampgroundClock = .system, actor: String = "unknown", location: StoreLocation? = nil
  ) {
    self.store = store
    self.location = location ?? store.location
    self.clock = clock
    journal = Journal(store: store, clock: clock, actor: actor, expireHolds: HoldExpiry.sweep)
  }

  /// The tables of all kinds of things that the journal keeps images of.
  var tables: [any JournaledTable] {
    [
      SettingsTable(store: store), CamperTable(store: store), CampSiteTable(store: store),
      ReservationTable(store: store, clock: clock), WaitlistTable(store: store, clock: clock),
      BlockTable(store: store, clock: clock), RateTable(store: store), TaxTable(store: store),
      PolicyTable(store: store), LedgerTable(store: store),
    ]
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
    return try answering(body)
  }

  /// A claim that the key of these terms is taken: nothing can be done under it any more.
  public func hasKept(_ terms: WriteTerms) throws -> Bool {
    guard let key = terms.key else { return false }
    do {
      return try store.read { try KeyTable(store: store).answer(to: key) } != nil
    } catch is CampingError {
      return true
    }
  }

  /// Runs the body; when it fails after its write, in reading the answer, the write is taken back.
  ///
  /// Throws ``UnansweredWrite`` for a write that is on disk already.
  private func answering<Result>(_ body: () throws -> Result) throws -> Result {
    if journal.failsTogether { return try store.join(body) }
    if store.isWriting { return try store.write(body) }
    journal.hasCommitted = false
    do {
      return try body()
    } catch {
      throw journal.hasCommitted ? UnansweredWrite(error: error) : error
    }
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

/// A command that was done, and whose answer could not be read.
public struct UnansweredWrite: Error {
  /// The reason.
  public let error: any Error

  public init(error: any Error) { self.error = error }
}
