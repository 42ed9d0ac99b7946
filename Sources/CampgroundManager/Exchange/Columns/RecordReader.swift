/// Reads the records of a table one by one, each with all its problems.
struct RecordReader<Record: ImportedRecord> {
  let file: TableFile
  let plan: ColumnPlan<Record>
  let survey: TableSurvey
  /// The order that the request decides.
  private let order: DayOrder?
  private let layout: DayOrder?

  /// Throws ``ImportFileProblem`` for a requested column that the file does not have.
  init(_ file: TableFile, _ map: ColumnMap, order: DayOrder?) throws(ImportFileProblem) {
    self.file = file
    self.order = order
    plan = try ColumnPlan(file.names, map)
    let names = Set(plan.columns.values.map(\.name))
    if let lacking = Record.needed.first(where: { names.isDisjoint(with: $0) }) { throw .noColumn(lacking[0]) }
    survey = TableSurvey(file, plan)
    layout = Record.order(of: Set(file.names.map(CellText.key)))
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
    for place in places where !row.cells[place].isEmpty {
      do {
        try take(row.cells[place], place, &record)
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

  private func take(_ text: String, _ place: Int, _ record: inout Record) throws {
    guard !text.unicodeScalars.contains("\u{FFFD}") else { throw CellProblem.brokenText }
    let isText = plan.columns[place]?.kind == .text
    let cell = Cell(
      text: isText ? CellText.line(text) : text, mark: survey.mark, order: order ?? layout ?? survey.orders[place],
      isOrdered: order != nil)
    try plan.columns[place]?.take(&record, cell)
  }

  /// A problem of a row under the name that its column has in the file.
  func refusal(_ row: TableRow, _ ours: String?, _ problem: CellProblem) -> RefusedCell {
    let theirs = plan.theirs(ours)
    let value = theirs.flatMap { file.names.firstIndex(of: $0) }.map { row.cells[$0] }
    return RefusedCell(row: row.number, column: theirs ?? ours, value: value, problem: problem)
  }

  /// A digest of the values that a row has in the understood columns.
  func digest(_ row: TableRow) -> String {
    let values = plan.columns.filter { !row.cells[$0.key].isEmpty }
      .map { "\($0.value.name)=\(row.cells[$0.key])" }.sorted()
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
