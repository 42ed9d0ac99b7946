/// All problems of a refused row, not only those that were met first (domain rule R36).
extension ReservationRows {
  /// The problems of the site, the amounts and the nights of a row, as far as it could be read.
  func otherProblems(_ row: ReservationRow, _ line: TableRow, _ known: [RefusedCell]) throws -> [RefusedCell] {
    let row = withSource(row)
    let site = sites.site(row.site ?? "", loop: row.loop)
    var cells = site == nil && row.site != nil ? [run.reader.refusal(line, "site", .noSite)] : []
    // A stay of which a day could not be read is only guessed.
    let days = ["arrival", "departure", "nights"].compactMap(run.reader.plan.theirs)
    guard row.stay != nil, row.status != .closed, !known.contains(where: { days.contains($0.column ?? "") }) else {
      return cells
    }
    var problems: Problems = []
    let wanted = try draft(of: row, on: site ?? .blank, &problems)
    cells += problems.map { run.reader.refusal(line, $0.0, $0.1) }
    guard let site, try former(row, on: site) == nil else { return cells }
    do {
      try requireFree(wanted, on: site)
    } catch let error as CampingError {
      cells += error.problems.map { run.reader.refusal(line, "site", .refused($0)) }
    }
    return cells
  }
}
