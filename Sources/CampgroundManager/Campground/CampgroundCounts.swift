import Persistence

/// The numbers of rows in a campground's store.
public struct CampgroundCounts: Hashable, Sendable {
  public let sites: Int
  public let campers: Int
  public let reservations: Int
  /// The nights that are sold or blocked.
  public let nights: Int
  /// The entries of the journal.
  public let entries: Int
}

extension Campground {
  /// Counts the rows, all as of one moment.
  public func counts() throws -> CampgroundCounts {
    try store.read {
      try CampgroundCounts(
        sites: store.value("SELECT count(*) FROM camp_site") ?? 0,
        campers: store.value("SELECT count(*) FROM camper WHERE merged_into IS NULL") ?? 0,
        reservations: store.value("SELECT count(*) FROM reservation") ?? 0,
        nights: store.value("SELECT count(*) FROM night") ?? 0,
        entries: store.value("SELECT count(*) FROM command") ?? 0)
    }
  }
}
