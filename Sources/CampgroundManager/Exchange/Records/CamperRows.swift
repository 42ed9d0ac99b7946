/// Keeps the campers of one import, row by row.
struct CamperRows {
  private let run: TableImport<CamperRow>
  private let campers: CamperService
  private let former: FormerImport<CamperRow>

  init(_ run: TableImport<CamperRow>) {
    self.run = run
    campers = CamperService(journal: run.journal)
    former = FormerImport(run, identifiedBy: "fullName")
  }

  func keep(_ row: CamperRow, _ line: TableRow, _ entry: inout JournalEntry) throws -> RowOutcome {
    let edits = edits(of: row)
    guard let before = try same(as: row, edits) else {
      var (full, problems) = (edits, [Problem]())
      full.phone = row.person.phone ?? Camper.noPhoneNumber
      let camper = full.applied(to: .unkept, &problems)
      try problems.refuse()
      let kept = try campers.campers.insert(camper)
      return try former.add(kept, line, &entry)
    }
    return try former.update(before, line, &entry, save: campers.campers.update) { camper in
      var problems: [Problem] = []
      let after = edits.applied(to: camper, &problems)
      try problems.refuse()
      return after
    }
  }

  /// The camper of the same name and number; without a number, one who has given none.
  private func same(as row: CamperRow, _ edits: CamperEdits) throws -> Camper? {
    guard row.person.phone != nil else {
      return try campers.withoutPhone(like: edits)
    }
    var problems: [Problem] = []
    let camper = edits.applied(to: .unkept, &problems)
    try problems.refuse()
    return try campers.same(as: camper)
  }

  /// The values that the row has; those that it lacks stay.
  private func edits(of row: CamperRow) -> CamperEdits {
    var edits = row.person.edits
    edits.notes = row.notes.map(Edit.set)
    edits.warning = row.warning.map(Edit.set)
    edits.members = row.members.map(Edit.set)
    return edits
  }
}
