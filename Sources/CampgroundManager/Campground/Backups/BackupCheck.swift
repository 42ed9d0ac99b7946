import Persistence

/// The contents of a file that should be a campground, checked and counted.
public struct BackupCheck: Hashable, Sendable {
  /// The problems found.
  public private(set) var found = Checkup()
  /// The numbers of rows; nil when the file cannot be read to its end.
  public private(set) var counts: CampgroundCounts?

  /// Migrates the file and checks it; throws ``StoreError`` when it is no store at all.
  init(of path: String) throws {
    var counts: CampgroundCounts?
    try found.collect("the file") { found in
      let campground = Campground(store: try Store(.file(path), access: .existing))
      found = try campground.checks.checkContents()
      counts = try campground.counts()
    }
    self.counts = counts
  }
}
