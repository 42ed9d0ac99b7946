import CampgroundManager

extension TestCampground {
  /// The journal's entries, newest first.
  package func entries() throws -> [LogEntry] {
    var entries: [LogEntry] = []
    try campground.log.forEachEntry { entries.append($0) }
    return entries
  }
}
