import Persistence

extension StoreError: CustomStringConvertible {
  /// The sentence that campctl prints.
  public var description: String { sentence + "." }

  /// The same as a clause without its full stop.
  package var sentence: String {
    switch self {
    case .busy: "Another process is writing to the store; trying again is safe"
    case .full: "There is no room left for the store"
    case .readOnly: "The store cannot be written to"
    case .corrupt(let detail): "The store is damaged: \(detail)"
    case .unexpectedValue: "The store holds a value that campctl never writes"
    case .inputOutput(let detail, _): "The store failed: \(detail)"
    case .unconfirmed: "The write is on this server, and not yet on a standby, none of which answers"
    case .unusable(let path, let reason): reason.sentence(path)
    case .misuse(.unrecordedStep(let step)):
      "The recorded tables of a new store differ from the schema by the step \"\(step)\"; \"make schema\" records them"
    case .constraint(.unique(let columns)) where isTakenNumber:
      "The store is damaged: the next number of \(columns[0].dropLast(3)) was given before, so its counter was set back"
    case .constraint(let rule): "This is a bug in campctl: constraint(\(rule))"
    case .misuse(let use): "This is a bug in campctl: misuse(\(use))"
    case .engine(let code, let message): "This is a bug in campctl: engine(code: \(code), message: \(message))"
    }
  }
}

extension StoreUnusable {
  fileprivate func sentence(_ path: String) -> String {
    switch self {
    case .missing: "There is no campground at \(path) yet"
    case .notAFile: "\(path) is not a file"
    case .empty: "\(path) is an empty file, not a campctl store"
    case .notADatabase: "\(path) is not a campctl store"
    case .otherApplication: "\(path) is another application's database"
    case .newerVersion(let found, let supported, nil):
      "\(path) was written by a newer campctl (schema \(found); this one knows \(supported))"
    case .newerVersion(let found, let supported, let needed?):
      "\(path) needs campctl \(needed) or later (schema \(found); this one knows \(supported))"
    case .networkFileSystem: "\(path) is on a network file system, where file locks cannot be trusted"
    case .journalOfOthers: "Beside \(path) lies a rollback journal of another user, which would change it"
    case .refused(let words): "\(path) cannot be opened: \(words)"
    case .noHome: "There is no place for the campground: HOME names no folder"
    case .unreachable(let words): "The server of \(path) cannot be reached: \(words); trying again is safe"
    case .refusedByServer(let words): "\(path) cannot be used: \(words)"
    case .missingOnServer: "There is no campground at \(path) yet"
    case .emptyChain: "This role may read no campground at \(path)"
    case .notGranted: "This role may not read the campground at \(path)"
    case .notMakeable:
      "There is no campground at \(path) yet, and this role may not begin one: it needs CREATE on "
        + "the database, which the server's administrator grants"
    case .needsOwner: "This role may not do that at \(path); its owner may"
    case .standby: "\(path) is on a standby, which only reads; the location has to name the server that it follows"
    case .heldForStandby:
      "Another desk's write is on the server of \(path), and waits for a standby, none of which answers; trying again is safe"
    case .olderVersion(let found, let supported):
      "\(path) was last used by an older campctl (schema \(found); this one knows \(supported))"
    case .needsPostgreSQL: "\(path) is in a server, which needs campctl-postgresql beside campctl"
    }
  }
}

extension StoreLocationProblem: CustomStringConvertible {
  /// The sentence that campctl prints.
  public var description: String { "The store's location \(words)." }

  /// A clause about a location.
  package var words: String {
    switch self {
    case .password:
      "has a password, which others could read; it belongs in ~/.pgpass or a service file, or a client certificate "
        + "takes its place"
    case .malformedAddress:
      "is not the address of a server, such as postgresql://HOST/DATABASE?campground=NAME; a file of such a name "
        + "begins with ./"
    case .campgroundName(let name):
      "names the campground \(Phrases.shortened(name)); a name is 1 to 63 of a-z, 0-9, _ and -, begins with a "
        + "letter, and not with pg_"
    }
  }
}
