/// Reads the records of a table one by one, each with all its problems.
struct RecordReader<Record: ImportedRecord> {
  let file: TableFile
  let plan: ColumnPlan<Record>
  let survey: TableSurvey
  /// The order that the request decides.
  private let order: DayOrder?

  /// Throws ``UnknownOurs`` for a name of ours that is none.
  init(_ file: TableFile, _ map: ColumnMap, order: DayOrder?, _ currency: Currency) throws {
    self.file = file
    self.order = order
    plan = try ColumnPlan(file.names, map)
    survey = TableSurvey(file, plan, currency)
  }

  /// The reading of each column, in the order of the file.
  var columns: [ColumnReading] {
    file.names.indices.map {
      ColumnReading(theirs: file.names[$0], ours: plan.columns[$0]?.name, samples: survey.samples[$0])
    }
  }

  func forEachRecord(_ body: (TableRow, ReadRow<Record>) throws -> Void) rethrows {
    let places = plan.columns.keys.sorted()
    try file.forEachRow { row in try body(row, read(row, places)) }
  }

  private func read(_ row: TableRow, _ places: [Int]) -> ReadRow<Record> {
    var (record, problems): (Record, [RefusedCell]) = (.blank, [])
    if let flaw = row.flaw {
      return ReadRow(record: record, problems: [refusal(row, nil, .flaw(flaw))], isFlawed: true)
    }
    for place in places {
      let text = plan.text(row.cells[place], place)
      if text.isEmpty { continue }
      do {
        try readCell(text, place, &record)
      } catch {
        problems.append(
          RefusedCell(
            row: row.number, column: file.names[place], value: row.cells[place],
            problem: error as? CellProblem ?? .unreadable(.text)))
      }
    }
    // A value that cannot be read makes no second problem of what it lacks.
    let unread = problems.map(\.column)
    problems += record.complete().map { refusal(row, $0.column, $0.problem) }
      .filter { problem in unread.isEmpty || !unread.contains(problem.column) && problem.value?.isEmpty == false }
    return ReadRow(record: record, problems: problems)
  }

  private func readCell(_ text: String, _ place: Int, _ record: inout Record) throws {
    guard !text.unicodeScalars.contains("\u{FFFD}") else { throw CellProblem.brokenText }
    let kind = plan.columns[place]?.kind ?? .text
    let isText = kind == .text
    if !isText, text.utf8.count > CSVRecord.longestValue { throw CellProblem.unreadable(kind) }
    if text.utf8.count > CSVRecord.longestText {
      throw CellProblem.refused(.record(.textTooLong(field: plan.columns[place]?.name ?? "text", limit: 10_000)))
    }
    let cell = Cell(
      text: isText ? CellText.line(text) : text, amounts: survey.amounts, currency: plan.currency(place),
      order: order ?? plan.layout?.order ?? survey.orders[place], isOrdered: order != nil)
    try plan.columns[place]?.setValue(&record, cell)
  }

  /// A problem of a row under the name that its column has in the file.
  func refusal(_ row: TableRow, _ ours: String?, _ problem: CellProblem) -> RefusedCell {
    let theirs = plan.theirs(ours)
    let value = theirs.flatMap { file.names.firstIndex(of: $0) }.map { row.cells[$0] }
    return RefusedCell(row: row.number, column: theirs ?? ours, value: value, problem: problem)
  }

  /// A digest of the values that a row has in the understood columns.
  func digest(_ row: TableRow) -> String {
    digest(row) { _ in true }
  }

  /// The digest as it would be without one of our columns.
  func digest(_ row: TableRow, without ours: String) -> String { digest(row) { $0 != ours } }

  private func digest(_ row: TableRow, _ includes: (String) -> Bool) -> String {
    // A currency is the campground's, or its row is refused.
    let values = plan.columns.filter { includes($0.value.name) && $0.value.kind != .currency }
      .map { (name: $0.value.name, text: plan.text(row.cells[$0.key], $0.key)) }
      .filter { !$0.text.isEmpty }.map { "\($0.name)=\($0.text)" }.sorted()
    let hash = SHA256.hash(Array(values.joined(separator: "\n").utf8))
    return Digits.hexadecimal(hash.prefix(16))
  }
}

/// The record of a row, as far as it could be read.
struct ReadRow<Record> {
  let record: Record
  let problems: [RefusedCell]
  /// True when nothing in the row could be read.
  var isFlawed = false
}

/// The problems of one row.
struct RefusedRow: Error {
  let cells: [RefusedCell]
}
