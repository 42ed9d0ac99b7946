extension Percent {
  /// The percentage when it is a part of the whole; otherwise reports that in `problems` and returns nil.
  func part(field: String, _ problems: inout [Problem]) -> Percent? {
    if let part = Percent(millionths: millionths) { return part }
    problems.append(.noPartOfWhole(field, self))
    return nil
  }
}
