import Persistence

/// A whole campground that came in from a folder.
package struct TakenCampground: Hashable, Sendable {
  /// The number of lines of all files.
  package let lines: Int
  package let hasJournal: Bool
  package let counts: CampgroundCounts
}

/// The folder of a whole campground in which not all fits together.
package struct UnsoundFolder: Error {
  package let path: String
  package let found: Checkup
}

extension Campground {
  /// Takes a whole campground from the folder of an export into this store, which must be empty, and checks it; it leaves
  /// no entry of its own.
  ///
  /// Throws ``CampingError`` when the store is not empty, ``WholeError`` and ``UnsoundFolder`` for a folder that is not as
  /// it was written.
  package func importAll(from folder: String, dryRun: Bool = false) throws -> TakenCampground {
    dryRun ? try rehearse { try take(folder) } : try store.write { try take(folder) }
  }

  private func take(_ folder: String) throws -> TakenCampground {
    let importer = WholeImporter(store: store, clock: clock)
    try importer.requireEmpty()
    let (lines, hasJournal) = try importer.take(folder)
    let found = try checks.checkContents()
    guard found.isSound else { throw UnsoundFolder(path: folder, found: found) }
    return TakenCampground(lines: lines, hasJournal: hasJournal, counts: try counts())
  }
}
