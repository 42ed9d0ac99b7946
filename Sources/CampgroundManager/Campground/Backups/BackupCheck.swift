import Persistence

/// What a file holds that is to be a campground: all of it checked, and counted.
public struct BackupCheck: Hashable, Sendable {
  /// What is wrong with it.
  public private(set) var found = Checkup()
  /// Nil when it cannot be read to its end.
  public private(set) var counts: CampgroundCounts?

  /// Brings it up to date; throws ``StoreError`` for what is no store at all.
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
