import Persistence

/// The state of a store's writes: one for each store, whatever services write to it.
final class JournalState {
  /// The terms of the writes to come.
  var terms = WriteTerms()
  /// True when all that is written now will be taken back at the end.
  var isRehearsing = false
  /// True when a refused command may take back the write around it as well.
  var failsTogether = false
  /// The batch that the entries to come belong to, with its first entry once there is one.
  var batch: Batch?
  /// The entry of the commands to come, when they are parts of one command; nil when each has its own.
  var shared: JournalEntry?
  /// The reader of each change of the request under way; nil when nobody reads them.
  var reader: (any ChangeReader)?
  /// True when the ``Campground/writing(_:actor:_:)`` under way has a command on disk.
  var hasCommitted = false
  /// The sites that the request under way names otherwise than their posts do.
  fileprivate(set) var sitesRead: [SiteReading] = []

  /// Returns the state of the store's writes; made when it is first needed, and gone with the last journal.
  static func of(_ store: Store) -> JournalState {
    if let state = store.companion as? JournalState { return state }
    let state = JournalState()
    store.companion = state
    return state
  }
}

extension JournalState {
  /// Runs the body, and has everything as it was before.
  func restoring(_ body: () throws -> Void) rethrows {
    let (writes, reads) = ((terms, isRehearsing, failsTogether, batch), (reader, hasCommitted, sitesRead))
    defer {
      (terms, isRehearsing, failsTogether, batch) = writes
      (reader, hasCommitted, sitesRead) = reads
    }
    try body()
  }

  func read(_ given: SiteNumber, as site: SiteNumber) {
    let reading = SiteReading(given: given, site: site)
    if !sitesRead.contains(reading) { sitesRead.append(reading) }
  }

  func forgetSitesRead() { sitesRead = [] }
}

/// A reader of the changes that the writes of a request make.
protocol ChangeReader: AnyObject {
  func add(_ change: JournalChange, isRehearsal: Bool) throws

  /// Reads, at the end of a write and within it, the facts of the answer to the request.
  func end() throws

  /// Remembers the changes so far; the result forgets all later ones.
  func mark() -> () -> Void
}

/// Commands of one request, undone together.
struct Batch: Hashable {
  var first: EntryID?
}
