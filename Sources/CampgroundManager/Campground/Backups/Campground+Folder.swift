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
  /// Calls the body with the files of the whole campground, as ``WholeExporter`` does, but from a copy of the store: it
  /// takes long, and no writer has to wait.
  ///
  /// - Parameters:
  ///   - withJournal: True when the entries of the journal are files of it, too.
  ///   - place: The path beside which the copy is made; it is removed again.
  ///   - body: The receiver of each file, piece by piece.
  /// - Returns: The number of lines.
  /// - Throws: ``StoreError`` when the copy cannot be made, and the error of the body.
  package func exportAll(
    withJournal: Bool, beside place: String, _ body: (_ file: String, _ bytes: [UInt8]) throws -> Void
  ) throws -> Int {
    guard case .file(let path) = store.location else { return try whole.forEachPiece(withJournal: withJournal, body) }
    store.sweepBeside()
    let copy = try Store.copy(path, beside: place, schema: .campground)
    defer { copy.remove() }
    let whole = WholeExporter(store: try Store(.file(copy.file), access: .existing), clock: clock)
    return try whole.forEachPiece(withJournal: withJournal, body)
  }

  /// Takes a whole campground from the folder of an export into this store, which must be empty, and checks it; it leaves
  /// no entry of its own.
  ///
  /// Throws ``CampingError`` when the store is not empty, ``WholeError`` and ``UnsoundFolder`` for a folder that is not as
  /// it was written.
  package func importAll(
    from folder: String, atMost limit: Int = InputFile.usualLimit, dryRun: Bool = false
  ) throws -> TakenCampground {
    let clock = store.clockOfEntries
    store.clockOfEntries = .copied
    defer { store.clockOfEntries = clock }
    return dryRun
      ? try rehearse { try importFolder(folder, limit) } : try store.write { try importFolder(folder, limit) }
  }

  private func importFolder(_ folder: String, _ limit: Int) throws -> TakenCampground {
    let importer = WholeImporter(store: store, clock: clock)
    try importer.requireEmpty()
    let (lines, hasJournal) = try importer.importFolder(folder, atMost: limit)
    let found = try checks.checkContents()
    guard found.isSound else { throw UnsoundFolder(path: folder, found: found) }
    return TakenCampground(lines: lines, hasJournal: hasJournal, counts: try counts())
  }
}
