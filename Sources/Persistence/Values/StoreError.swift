/// A failure of a store, as data.
public enum StoreError: Error, Hashable, Sendable {
  /// Another process held the store for longer than the busy timeout; trying again is safe.
  case busy
  /// No room left on the device.
  case full
  /// The file or its medium cannot be written to.
  case readOnly
  /// The file is damaged.
  case corrupt(String)
  /// The operating system failed. `applied` is true when the write is on disk, nil when that is not known.
  case inputOutput(String, applied: Bool?)
  /// The write is on a server, none of whose standbys has confirmed it in time; nothing of it is lost, and nothing is to be repeated.
  case unconfirmed
  /// The location is not, or not yet, a store of this program.
  case unusable(path: String, StoreUnusable)
  /// The store refused a row.
  case constraint(Constraint)
  /// A column held a value that this program never writes.
  case unexpectedValue(column: Int, statement: String)
  /// The caller broke the store's own rules of use.
  case misuse(StoreMisuse)
  /// Any other error of the engine.
  case engine(code: Int32, message: String)
}

extension StoreError {
  /// True when the number that a new row was given belongs to another: somebody has set the table's counter back.
  package var isTakenNumber: Bool {
    if case .constraint(.unique(let columns)) = self {
      columns.count == 1 && columns[0].hasSuffix(".id")
    } else {
      false
    }
  }
}

/// The reason why a location cannot be opened as a store.
public enum StoreUnusable: Hashable, Sendable {
  case missing
  /// A folder, a pipe, a device.
  case notAFile
  case empty
  /// A file of another kind.
  case notADatabase
  /// A database with another program's mark, or none.
  case otherApplication
  /// A store of a later schema, with the release that it needs, if it has one.
  case newerVersion(found: Int, supported: Int, needed: String?)
  /// File locks cannot be trusted there.
  case networkFileSystem
  /// A rollback journal of another user lies beside it; the engine would write its contents to the store.
  case journalOfOthers
  /// The operating system's own words.
  case refused(String)
  /// A server that did not answer, in the words of its library; it may answer later.
  case unreachable(String)
  /// A server that lets this user in nowhere, or not into this database, in its own words.
  case refusedByServer(String)
  /// A server's database without this campground, which its owner has to begin.
  case missingOnServer
  /// A server's database in which this role may read no campground.
  case emptyChain
  /// A campground on a server that this role may not read.
  case notGranted
  /// A missing campground on a server, in whose database this role may not make one.
  case notMakeable
  /// A statement that a server does not allow this role, but the owner of the campground.
  case needsOwner
  /// A server that follows another one, and can only be read.
  case standby
  /// Another desk's write holds the campground, and waits for a standby that does not answer.
  case heldForStandby
  /// A campground on a server whose schema is an earlier one: its owner brings it up to date.
  case olderVersion(found: Int, supported: Int)
  /// The user's own store has no place, because `HOME` names none.
  case noHome
  /// A server's campground, in a build without the trait `PostgreSQL`.
  case needsPostgreSQL
}

/// A use of the store that no data could make right.
public enum StoreMisuse: Hashable, Sendable {
  /// A statement that writes, outside `write`.
  case writeOutsideTransaction
  /// A `write` inside a `read`, which could lose to another process after having read.
  case writeInsideRead
  /// A write that was to be kept, although a part of it had failed after a change.
  case spoiledWrite
  /// A new store whose recorded tables lack a step of the schema, have an earlier form of it, or one that is gone.
  case unrecordedStep(String)
}

/// The rule of the store that a row broke, by its name in the schema.
public enum Constraint: Hashable, Sendable {
  /// The columns with the same values as in another row, such as `night.site`, `night.night`.
  case unique(columns: [String])
  case notNull(column: String)
  case check(String)
  case foreignKey
  /// A trigger's own message.
  case trigger(String)
}
