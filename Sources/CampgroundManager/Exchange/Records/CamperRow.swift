/// A camper as a row of another system's table has it.
struct CamperRow: PersonRecord {
  var person = PersonCells()
  /// The values beside the person's name, numbers and addresses.
  var others = CamperEdits()

  static let needed = [["fullName", "firstName", "lastName"]]
  static let blank = CamperRow()

  static let columns: [ImportColumn<CamperRow>] = {
    let own = people("fullName")
    return own + Camper.fields.open(besides: Set(own.map(\.name) + ["phoneNumber"])).importColumns(into: \.others)
  }()

  /// The values that the row has; those that it lacks stay.
  var edits: CamperEdits {
    var edits = person.edits
    edits.add(others)
    return edits
  }

  func complete() -> [(column: String?, problem: CellProblem)] {
    person.fullName == nil ? [("fullName", .missing)] : []
  }
}

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
    let edits = row.edits
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
}
