/// Reports of revenue, and files that are exported.
extension Problem {
  static func emptyPeriod(from: Day?, before: Day?) -> Problem {
    let days = [from.map { "from \($0) on" }, before.map { "before \($0)" }].compactMap(\.self)
    return Problem(
      "emptyPeriod", field: "before", value: before?.description, "No day is \(days.joined(separator: " and "))")
  }

  static func longPeriod(_ days: Range<Day>, longest: Int) -> Problem {
    Problem(
      "longPeriod", field: "before", value: days.upperBound.description,
      "A report is of \(longest) days at most, and these are \(days.count)")
  }

  /// A file that is to be made is there already.
  package static func fileExists(_ path: String, isFolder: Bool) -> Problem {
    let words =
      isFolder
      ? "\(path) is a folder, and a file in it needs a name of its own"
      : "There is a file at \(path) already, and it stays as it is"
    return Problem("fileExists", field: "file", value: path, words)
  }
}
