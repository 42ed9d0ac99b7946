/// The habits of a file as a whole: the order of its days, the decimal mark of its amounts, and some values of each
/// column.
///
/// Cells that cannot be read do not vote.
struct TableSurvey {
  private(set) var orders: [Int: DayOrder] = [:]
  private(set) var amounts: AmountHabit
  /// Up to three different values of each column, long texts apart.
  private(set) var samples: [[String]]
  private(set) var rows = 0

  init<Record>(_ file: TableFile, _ plan: ColumnPlan<Record>, _ currency: Currency) {
    amounts = AmountHabit(currency: currency)
    samples = Array(repeating: [], count: file.names.count)
    var votes: [Int: Set<DayOrder>] = [:]
    var marks: Set<DecimalMark> = []
    let days = plan.columns.filter { $0.value.kind == .day }.map(\.key)
    let prices = plan.columns.filter { $0.value.kind == .amount }.map(\.key)
    file.forEachRow { row in
      rows += 1
      sample(row)
      guard row.flaw == nil else { return }
      for place in days where row.cells[place].utf8.count <= CSVRecord.longestValue {
        if let order = DayText(row.cells[place])?.onlyOrder { votes[place, default: []].insert(order) }
      }
      for place in prices where row.cells[place].utf8.count <= CSVRecord.longestValue {
        if let mark = Self.mark(row.cells[place]) { marks.insert(mark) }
      }
    }
    orders = votes.compactMapValues { $0.count == 1 ? $0.first : nil }
    amounts.marks = marks
    // Beside semicolons and decimal commas the day stands before its month.
    if file.delimiter == UInt8(ascii: ";"), marks == [.comma], votes.values.allSatisfy({ $0 == [.dayFirst] }) {
      for place in days { orders[place] = .dayFirst }
    }
  }

  private mutating func sample(_ row: TableRow) {
    for (place, text) in row.cells.enumerated()
    where samples[place].count < 3 && 1...CSVRecord.longestValue ~= text.utf8.count {
      if !samples[place].contains(text) { samples[place].append(text) }
    }
  }

  private static func mark(_ text: String) -> DecimalMark? {
    DecimalMark(in: text).flatMap { $0.amount(text) == nil ? nil : $0 }
  }
}
