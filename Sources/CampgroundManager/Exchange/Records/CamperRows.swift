/// Keeps the campers of one import, row by row.
struct CamperRows {
  private let run: TableImport<CamperRow>
  private let campers: CamperService
  private let former: FormerImport

  init(_ run: TableImport<CamperRow>) {
    self.run = run
    campers = CamperService(journal: run.journal)
    former = FormerImport(journal: JournalTable(store: run.journal.store), command: "import-camper")
  }

  func keep(_ row: CamperRow, _ line: TableRow, _ entry: inout JournalEntry) throws -> RowOutcome {
    let edits = edits(of: row)
    guard let before = try same(as: row, edits) else {
      var (full, problems) = (edits, [Problem]())
      full.phone = row.phone ?? Camper.noPhoneNumber
      let camper = full.applied(to: .unkept, &problems)
      try problems.refuse()
      let kept = try campers.campers.insert(camper)
      try entry.created(kept)
      _ = run.earlierRow(of: kept.id, line)
      return .added
    }
    let earlier = run.earlierRow(of: before.id, line)
    let change: Camper?
    do {
      change = try former.change(before) { camper in
        var problems: [Problem] = []
        let after = edits.applied(to: camper, &problems)
        try problems.refuse()
        return after
      }
    } catch let problem as CellProblem {
      throw RefusedRow(cells: [run.reader.refusal(line, "fullName", problem)])
    }
    guard let change else { return .unchanged }
    if let earlier { throw RefusedRow(cells: [run.reader.refusal(line, "fullName", .repeated(row: earlier))]) }
    try campers.campers.update(change)
    try entry.changed(before, to: change)
    return .updated
  }

  /// The camper of the same name and number; without a number, one who has given none.
  private func same(as row: CamperRow, _ edits: CamperEdits) throws -> Camper? {
    guard row.phone != nil else {
      return try campers.withoutPhone(like: edits)
    }
    var problems: [Problem] = []
    let camper = edits.applied(to: .unkept, &problems)
    try problems.refuse()
    return try campers.same(as: camper)
  }

  /// The values that the row has; those that it lacks stay.
  private func edits(of row: CamperRow) -> CamperEdits {
    var edits = CamperEdits()
    (edits.fullName, edits.phone) = (row.name, row.phone)
    edits.email = row.email.map(Edit.set)
    edits.address = row.place.line.map(Edit.set)
    edits.secondPhone = row.secondPhone.map(Edit.set)
    edits.notes = row.notes.map(Edit.set)
    edits.warning = row.warning.map(Edit.set)
    edits.members = row.members.map(Edit.set)
    return edits
  }
}
