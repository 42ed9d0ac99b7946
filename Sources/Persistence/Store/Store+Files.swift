/// Filling a store before it takes its place.
extension Store {
  /// Makes a new store in a folder beside its place, where it can be filled; throws ``StoreError``.
  package static func make(beside place: String, schema: Schema) throws -> PassingFolder {
    let connection = try Store(.memory, schema: schema).connection.sqlite
    return try connection.map { try StoreFile.make($0, beside: place) } ?? StoreFile.make(beside: place)
  }

  /// Puts a store that was filled beside its place there, with its rows.
  ///
  /// Returns false when another process's store is there by now, which stands.
  package static func put(_ passing: PassingFolder, at path: String) throws -> Bool {
    try StoreFile.put(passing, at: path)
  }

  /// Puts a store that was filled beside its place there, for good, and keeps the one that is there beside it.
  ///
  /// A process that has the old one open can read it, and is refused as busy when it writes. Returns the old one's new
  /// name, nil when there was none; throws ``StoreError``.
  package static func replace(
    _ path: String, by passing: PassingFolder, schema: Schema, busyTimeout: Duration = .seconds(10)
  ) throws -> String? {
    try StoreFile.replace(path, by: passing, mark: schema.applicationID, busyTimeout: busyTimeout)
  }

  /// Writes a store that was filled in memory to its place; returns false when another process's store is there by now.
  package func put(at path: String) throws -> Bool {
    try connection.sqlite.map { try StoreFile.put($0, at: path) } ?? false
  }

  /// The name that ``replace(_:by:schema:busyTimeout:)`` would keep a store under; nil when there is none.
  package static func nameToKeep(_ path: String) throws -> String? { try StoreFile.nameToKeep(path) }

  /// Makes a folder that is missing, and those that lead to it, for this user alone; throws ``StoreError``.
  package static func makeFolders(_ folder: String) throws { try StoreFile.makeFolders(folder) }

  /// Calls the body with the paths that begin with the prefix, with the rest of each.
  package static func forEachName(beginning prefix: String, _ body: (_ path: String, _ rest: Substring) -> Void) {
    StoreFile.forEachName(beginning: prefix, body)
  }

  /// Removes what killed commands have left beside the store's file, before it is copied or exported.
  package func sweepBeside() {
    guard case .file = location, let file = connection.sqlite else { return }
    PassingFolder.sweep(StoreFile.parent(of: file.path))
  }

  /// True for two names of one file, of which one may be a hard link.
  package static func isSame(_ path: String, _ other: String) -> Bool { StoreFile.isSame(path, other) }

  /// True when the rollback journal of a write that was cut off lies beside a store's file.
  package static func hasJournal(_ path: String) -> Bool { RollbackJournal.liesBeside(resolved(path)) }

  /// The file at a path after all links.
  package static func resolved(_ path: String) -> String { StoreFile.resolved(path) }

  /// Makes a new store, built in memory. When another process was faster, its store stands.
  static func create(_ path: String, schema: Schema, progress: (MigrationProgress) -> Void) throws {
    _ = try Store(.memory, schema: schema, progress: progress).put(at: path)
  }

  /// Drops the second name of a store, left by a process that was killed while it put another store here.
  func dropKeptNames(_ path: String) {
    guard (try? connection.beginWriting()) != nil else { return }
    defer { connection.rollBack() }
    StoreFile.dropKeptNames(path)
  }
}
