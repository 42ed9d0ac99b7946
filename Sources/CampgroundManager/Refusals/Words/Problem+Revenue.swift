/// Reports of revenue, and files that are exported.
extension Problem {
  static func emptyPeriod(from: Day?, before: Day?) -> Problem {
    let days = [from.map { "from \($0)" }, before.map { "before \($0)" }].compactMap(\.self).joined(separator: " and ")
    return Problem("emptyPeriod", field: "before", value: before?.description, "No day lies \(days)")
  }

  /// A file that is to be made is there already.
  package static func fileExists(_ path: String) -> Problem {
    Problem("fileExists", field: "file", value: path, "There is a file at \(path) already, and it stays as it is")
  }
}
