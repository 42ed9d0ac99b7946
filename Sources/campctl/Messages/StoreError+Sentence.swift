import CampgroundManager

extension StoreError {
  var sentence: String {
    switch self {
    case .busy: "Another process is writing to the store; trying again is safe"
    case .full: "There is no room left for the store"
    case .readOnly: "The store cannot be written to"
    case .corrupt(let detail): "The store is damaged: \(detail)"
    case .unexpectedValue: "The store holds a value that campctl never writes"
    case .inputOutput(let detail, _): "The store failed: \(detail)"
    case .unusable(let path, let reason): reason.sentence(path)
    case .constraint, .misuse, .engine: "This is a bug in campctl: \(self)"
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
      "\(path) needs campctl \(needed) or later (schema \(found); this one, \(Release.version), knows \(supported))"
    case .networkFileSystem: "\(path) is on a network file system, where file locks cannot be trusted"
    case .journalOfOthers: "Beside \(path) lies a rollback journal of another user, which would change it"
    case .refused(let words): "\(path) cannot be opened: \(words)"
    case .noHome: "There is no place for the campground: HOME names no folder"
    case .unreachable(let words): "The server of \(path) does not answer: \(words); trying again is safe"
    case .refusedByServer(let words): "The server refuses \(path): \(words)"
    case .missingOnServer: "There is no campground at \(path) yet, or its owner has not granted it to you"
    case .needsOwner: "The owner of \(path) alone may do this"
    case .olderVersion(let found, let supported):
      "\(path) is of an older campctl (schema \(found); this one knows \(supported)), which its owner brings up to date"
    case .needsPostgreSQL: "\(path) is in a server, which needs campctl-postgresql beside campctl"
    }
  }
}
