/// A problem of one row, or of one of its values, before it gets its words.
enum RIDBRowProblem: Error, Hashable {
  case flaw(CSVFlaw)
  case noFacility
  case noName
  /// Not UTF-8.
  case brokenText(SiteNumber)
  case use(SiteNumber, String)
  case management(SiteNumber)
  case duplicate(SiteNumber, firstRow: Int)
  case notUnderstood(SiteNumber, what: String, value: String)
  case contradiction(SiteNumber, what: String, value: String, earlierRow: Int)
  /// Full Hookup promises a hookup that another attribute denies.
  case notFullHookup(SiteNumber, what: String)
  case crossedPeople(SiteNumber, Int, Int)
  case refused(SiteNumber, Problem)
}
