/// A problem of one row of an import, or of one thing that it says.
package enum RowProblem: Error, Hashable, Sendable {
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
  /// Full Hookup promises what another attribute denies.
  case notFullHookup(SiteNumber, what: String)
  case crossedPeople(SiteNumber, Int, Int)
  case refused(SiteNumber, Problem)
  /// As an earlier version kept it, in words.
  case kept(String)
}

extension RowProblem {
  /// The attribute or column that is not clear; nil when it is the row as a whole.
  var what: String? {
    switch self {
    case .notUnderstood(_, let what, _), .contradiction(_, let what, _, _), .notFullHookup(_, let what): what
    case .flaw, .noFacility, .noName, .brokenText, .use, .management, .duplicate, .crossedPeople, .refused, .kept: nil
    }
  }
}
