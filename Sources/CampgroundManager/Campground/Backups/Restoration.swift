import Persistence

/// The return to a backup: a checked copy of it, removed unless it is put in a campground's place.
package final class Restoration {
  /// The contents of the backup.
  package let contents: BackupCheck
  private let place: StoreLocation
  private let copy: PassingFolder

  /// Copies a backup, which is only read, and migrates the copy: beside a campground's file, or for a server into a
  /// folder.
  ///
  /// Throws ``StoreError`` for a file that is no store at all.
  package init(of backup: String, at place: StoreLocation, folder: String) throws {
    if case .file(let path) = place { self.place = .file(Store.resolved(path)) } else { self.place = place }
    let neighbour = if case .file(let path) = self.place { path } else { "\(folder)/backup" }
    copy = try Store.copy(backup, beside: neighbour, schema: .campground)
    contents = try BackupCheck(of: copy.file)
  }

  /// The place where the campground that is there now would be kept; nil when there is none.
  package func nameToKeep() throws -> String? {
    switch place {
    case .memory: nil
    case .file(let path): try Store.nameToKeep(path)
    case .server(let server): try Store.nameToKeep(server, schema: .campground)?.description
    }
  }

  /// Puts the backup's copy in the campground's place, and returns the place where the old one is kept.
  ///
  /// Throws ``StoreError``: busy when others do not release it.
  package func replace() throws -> String? {
    switch place {
    case .memory: nil
    case .file(let path): try Store.replace(path, by: copy, schema: .campground)
    case .server(let server): try replace(server)
    }
  }

  /// The rows are read from the copy, and checked once more where they have come to.
  private func replace(_ server: StoreServer) throws -> String? {
    let backup = try Store(.file(copy.file), access: .existing)
    return try Store.replace(server, by: backup) { store in
      let found = try Campground(store: store).checks.checkRowsAlone()
      guard found.isSound else { throw StoreError.corrupt("a row was changed on its way to the server") }
    }?.description
  }

  /// The entries that the backup lacks of the journal of the campground that is there.
  ///
  /// Returns nil when there is none, or when it is beyond reading; throws ``StoreError`` for a failure that may pass.
  package func entriesLacking() throws -> LackingEntries? {
    do {
      let campground = try Store(place, access: .existing)
      return try LackingEntries(of: campground, in: Store(.file(copy.file), access: .existing))
    } catch StoreError.corrupt, StoreError.unexpectedValue {
      return nil
    } catch StoreError.unusable(_, let reason) {
      switch reason {
      case .refused, .refusedByServer, .unreachable, .needsPostgreSQL:
        throw StoreError.unusable(path: place.description, reason)
      default: return nil
      }
    }
  }
}
