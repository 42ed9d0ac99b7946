/// A place that remembers rows: one connection to a file, or a store in memory.
///
/// Use one store for each thread. Reads inside `read` see one state; a `write` is kept whole or not at all.
public final class Store {
  /// The treatment of a missing file.
  public enum Access: Hashable, Sendable {
    /// Makes the missing file, and the folders that lead to it.
    case create
    /// Throws when the file is missing, and makes nothing.
    case existing
    /// Makes the missing file, or the missing campground on a server, and brings an older campground there up to date, as only its owner may.
    case owner
  }

  /// The place of the rows.
  public let location: StoreLocation
  let connection: Connection
  let schema: Schema
  var phase = Phase.idle
  var pendingChanges: [StoreChange] = []
  /// True when the file is to be rewritten after the commit.
  var needsRewrite = false
  /// True when a part of the running write has failed after a change, so that nothing of it can be kept.
  package internal(set) var isSpoiled = false
  /// The statement of ``Schema/newest``, once its tables are there.
  private(set) var newest: SQL?
  let busyTimeout: Duration
  /// An object of the layer above that belongs to this store; it is kept alive by others.
  package weak var companion: AnyObject?
  private var unreported: [[StoreChange]] = []
  private var observers: [(StoreObservation, ([StoreChange]) -> Void)] = []
  private var observations = 0

  /// Opens a store and migrates its tables to the schema's version.
  ///
  /// Never waits longer than `busyTimeout` for another process, and throws ``StoreError``. A new file appears whole,
  /// with all its tables, or not at all.
  package init(
    _ location: StoreLocation,
    schema: Schema,
    access: Access = .create,
    busyTimeout: Duration = .seconds(10),
    progress: (MigrationProgress) -> Void = { _ in }
  ) throws {
    self.location = location
    self.schema = schema
    self.busyTimeout = busyTimeout
    var version = 0
    switch location {
    case .memory:
      connection = .sqlite(try SQLiteConnection(.memory, busyTimeout: busyTimeout))
      try connection.run("PRAGMA application_id = \(schema.applicationID)")
    case .file(let path):
      if try !StoreFile.exists(path) {
        guard access != .existing else { throw StoreError.unusable(path: path, .missing) }
        try Self.create(path, schema: schema, progress: progress)
      }
      // A reader meets most pages once, and new memory for each takes longer than to read it.
      let file = try SQLiteConnection(.file(path), busyTimeout: busyTimeout, cache: access == .existing ? 400 : 8000)
      connection = .sqlite(file)
      version = try Self.requireMark(of: schema, on: file, path: path)
      try file.takeBackWriteAhead()
      if access != .existing {
        PassingFolder.sweep(StoreFile.parent(of: file.path))
        try requireOwnTriggers(of: schema, on: file)
      }
      if StoreFile.hasSecondName(path) { dropKeptNames(path) }
    case .server(let server):
      #if PostgreSQL
        (connection, version) = try Self.connected(
          to: server, schema: schema, access: access, busyTimeout: busyTimeout)
      #else
        throw StoreError.unusable(path: server.description, .needsPostgreSQL)
      #endif
    }
    if version < schema.version { try migrate(from: version, progress: progress) }
    newest = schema.newest
  }

  /// Makes a store on a connection that is ready.
  init(_ location: StoreLocation, on connection: Connection, schema: Schema, busyTimeout: Duration) {
    self.location = location
    self.connection = connection
    self.schema = schema
    self.busyTimeout = busyTimeout
  }

  /// True when there is a store at the location already; throws ``StoreError`` for a file that can never be one.
  package static func exists(_ location: StoreLocation) throws -> Bool {
    switch location {
    case .memory: false
    case .file(let path): try StoreFile.exists(path)
    // A server's campground is made by its owner alone; the first statement finds out.
    case .server: true
    }
  }

  /// The number of steps of its schema that the store has taken.
  package var schemaVersion: Int {
    get throws { try connection.version }
  }

  /// A number that changes when another connection has committed; on a server, also when this one has.
  ///
  /// Of a file it costs almost nothing. A server adds up the numbers that it has given, in a round trip.
  public var dataVersion: Int {
    get throws { try connection.commitNumber }
  }

  /// True for a campground on a server.
  package var isOnServer: Bool { connection.sqlite == nil }

  /// The engine's name and version, as `info` shows them.
  package var engine: (name: String, version: String) { connection.engine }

  /// The version of SQLite in use.
  package static var sqliteVersion: String { SQLiteConnection.version }
}

extension Store {
  /// Calls the observer with the changes of each commit of this store: after it, once, in order.
  public func observe(_ observer: @escaping ([StoreChange]) -> Void) -> StoreObservation {
    observations += 1
    let observation = StoreObservation(number: observations)
    observers.append((observation, observer))
    return observation
  }

  /// Ends an observation.
  public func endObservation(_ observation: StoreObservation) {
    observers.removeAll { $0.0 == observation }
  }

  /// Records a change by the running write; observers receive it when, and only if, it is committed.
  package func didChange(_ change: StoreChange) {
    // Without observers, a transaction of a million changes remembers none of them.
    guard case .writing = phase, !observers.isEmpty else { return }
    pendingChanges.append(change)
  }

  /// Calls the observers. One may write: its changes follow when all have received the earlier ones.
  func tellObservers() {
    guard !pendingChanges.isEmpty else { return }
    unreported.append(pendingChanges)
    pendingChanges = []
    guard unreported.count == 1 else { return }
    while let changes = unreported.first {
      for (_, observer) in observers { observer(changes) }
      unreported.removeFirst()
    }
  }
}
