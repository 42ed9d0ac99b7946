import Persistence

/// The contents of a file that should be a campground, checked and counted.
package struct BackupCheck: Hashable, Sendable {
  /// The problems found.
  package private(set) var found = Checkup()
  /// The numbers of rows; nil when the file cannot be read to its end.
  package private(set) var counts: CampgroundCounts?

  /// Migrates the file and checks it; throws ``StoreError`` when it is no store at all.
  init(of path: String) throws {
    var counts: CampgroundCounts?
    try found.inspect("the file") { found in
      let campground = Campground(store: try Store(.file(path), access: .existing))
      found = try campground.checks.checkContents()
      counts = try campground.counts()
    }
    self.counts = counts
  }
}

extension Campground {
  /// Copies all of it, as of one moment, into an empty file, and checks the copy; others may go on writing.
  ///
  /// A sound copy has no problems. Throws ``StoreError``.
  package func backUp(into path: String) throws -> BackupCheck {
    try store.copy(into: path)
    return try BackupCheck(of: path)
  }
}

/// The numbers of rows in a campground's store.
package struct CampgroundCounts: Hashable, Sendable {
  package let sites: Int
  package let campers: Int
  package let reservations: Int
  /// The nights that are sold or blocked.
  package let nights: Int
  /// The entries of the journal.
  package let entries: Int
}

extension Campground {
  /// Counts the rows, all as of one moment.
  package func counts() throws -> CampgroundCounts {
    let counts = try store.first(
      """
      SELECT (SELECT count(*) FROM camp_site), (SELECT count(*) FROM camper WHERE merged_into IS NULL),
        (SELECT count(*) FROM reservation), (SELECT count(*) FROM night), (SELECT count(*) FROM command)
      """
    ) {
      CampgroundCounts(
        sites: try $0[0], campers: try $0[1], reservations: try $0[2], nights: try $0[3], entries: try $0[4])
    }
    return counts ?? CampgroundCounts(sites: 0, campers: 0, reservations: 0, nights: 0, entries: 0)
  }
}
