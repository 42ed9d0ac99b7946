import CampgroundManager

/// One process at work on one campground.
final class Session {
  let printer: Printer
  let choice: StoreChoice
  let location: StoreLocation
  private let now: PretendedTime?
  /// The moment of the journal at which it looks; nil for the present.
  let asOf: GivenMoment?
  /// True when a line itself has the time to pretend, which then counts at an earlier moment, too.
  private let hasOwnTime: Bool
  private let asksNothing: Bool
  /// The store that is open.
  private(set) var store: Store?
  /// The campgrounds that it has opened, kept until it ends.
  private var opened: [Campground] = []

  convenience init(_ common: CommonArguments) throws {
    try self.init(common, try common.resolvedStore(), common.printer())
  }

  init(_ common: CommonArguments, _ choice: StoreChoice, _ printer: Printer) throws {
    (self.printer, self.choice) = (printer, choice)
    asksNothing = common.noInput
    location = try choice.location
    try ServerProgram.replaceProcess(for: location)
    (now, asOf, hasOwnTime) = (try common.resolvedNow(), common.asOf, common.now != nil)
    pointOutHiddenFile()
  }

  /// Prints the exposures of the store to others, and that its server's clock is another.
  func warn(of campground: Campground) {
    for exposure in campground.exposures { printer.inform("Warning: \(exposure.sentence).") }
    if let words = StoreWords.clock(secondsAhead: campground.store.secondsAhead) { printer.inform("Warning: \(words)") }
  }

  /// Prints an answer; when that fails, the error reports whether the write stands.
  func print(_ response: Response, isWrite: Bool) throws { try printer.answer(response, isWrite: isWrite) }

  /// The campground at this session's location.
  func open(_ access: Store.Access) throws -> Campground {
    let campground = try open(location, access, false)
    warn(of: campground)
    return try past(campground)
  }

  /// Keeps a campground that was made of the open one until the session ends.
  func retain(_ campground: Campground) { opened.append(campground) }

  /// Opens a campground for a batch; for a rehearsal without one, a new one in memory is enough.
  func openForBatch(isDryRun: Bool) throws -> Campground {
    let isNew = try !Store.exists(location)
    let campground = try open(isNew && isDryRun ? .memory : location, .create, false)
    if isNew, !isDryRun { tellBeginning() }
    warn(of: campground)
    return campground
  }

  /// A new store for a batch of which all or nothing is kept; nil when there is one already.
  func newStore() throws -> (store: NewStore, campground: Campground)? {
    guard case .file(let path) = location, try !Store.exists(location) else { return nil }
    let store = try NewStore(for: path)
    return (store, try store.open { try open($0, .create, false) })
  }

  /// A backup's copy beside this session's location, and the text of the location.
  func restoration(of file: String) throws -> (place: String, Restoration) {
    guard location != .memory else {
      throw Failure.usage(.restoreIntoMemory)
    }
    if case .file(let place) = location,
      Store.resolved(file) == Store.resolved(place) || Store.isSame(file, place)
    {
      throw Failure.usage(.restoreOfItself(file))
    }
    do {
      return (location.description, try Restoration(of: file, at: location, folder: Spool.folder))
    } catch StoreError.unusable(file, .missing) {
      throw Failure.unreadable(file, .missing)
    } catch StoreError.readOnly where Store.hasJournal(file) {
      throw Failure(.unfinishedBackup(file))
    } catch StoreError.corrupt(let detail) {
      throw Failure(.damagedBackup(file, detail: detail))
    }
  }

  /// Keeps a new store if anything was written to it; returns false when there is another by now.
  func keep(_ new: (store: NewStore, campground: Campground)) throws -> Bool {
    if try new.campground.log.newest.rawValue == 0 { return true }
    guard try new.store.put() else { return false }
    tellBeginning()
    return true
  }

  func open(
    _ location: StoreLocation, _ access: Store.Access, _ toleratesMissingZone: Bool,
    _ prepare: (Store) -> Void = { _ in }
  ) throws -> Campground {
    let store = try guessing {
      try Store(location, access: access) { step in
        guard step.openedAt > 0 else { return }
        printer.inform("Bringing the store up to date: \(step.name) (\(step.step) of \(step.steps))")
      }
    }
    self.store = store
    prepare(store)
    if let fault = try Self.setZone(of: store, tolerating: toleratesMissingZone) { printer.inform(fault.message) }
    let campground = Campground(store: store, clock: clock, location: self.location)
    opened.append(campground)
    return campground
  }

  /// The campground at the moment at which it looks.
  func past(_ campground: Campground) throws -> Campground {
    guard let asOf else { return campground }
    let moment = asOf.moment(today: clock.today)
    let past = try campground.past(moment, clock: hasOwnTime ? clock : nil)
    retain(past)
    if case .instant(_, let text) = moment { printer.inform("As of \(text), after \(try past.log.newest).") }
    return past
  }

  /// The clock, or the pretended time.
  var clock: CampgroundClock { now.map { CampgroundClock.pretended($0.moment) } ?? .system }

  /// Makes the campground's time zone the process's; an unknown one, which would silently be taken for UTC, is a failure,
  /// and is returned where it is tolerated.
  static func setZone(of store: Store, tolerating isTolerated: Bool) throws -> Failure? {
    guard let name = try SettingsService(store: store).settings.timeZone else { return nil }
    guard let zone = TimeZoneName(name) else {
      let failure = Failure.setting(.zoneOfStore(name))
      return isTolerated ? failure : try { throw failure }()
    }
    zone.makeZoneOfProcess()
    return nil
  }

  /// Asks the person at the terminal for confirmation; without a terminal an option has to give it.
  func confirm(_ warning: String) throws {
    guard !asksNothing, OutputStream(file: 0).isTerminal else {
      throw Failure(.declined, [.unconfirmed(warning: warning)])
    }
    try ask("\(warning). Go on?")
  }

  /// True when a person types the answers and reads the results, and may be asked.
  var isAtTerminal: Bool { !asksNothing && OutputStream.areTerminals([0, 1]) }

  /// Asks the person at the terminal; throws ``Failure`` unless the answer is yes.
  func ask(_ question: String) throws {
    store?.letGo()
    printer.note("\(question) [y/N]")
    guard ["y", "yes"].contains(readLine()?.lowercased() ?? "") else {
      throw Failure(.declined, [.declined])
    }
  }
}
