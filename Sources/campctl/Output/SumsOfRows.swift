import CampgroundManager

/// The counts and sums of the rows that a question is about, for each group of them.
struct SumsOfRows {
  private let plan: Plan
  private let groups: [ListColumn]
  private let sums: [ListColumn]
  private let order: [Order]
  private let currency: Currency
  let columns: [ListColumn]

  init(_ plan: Plan, _ question: ListQuestion, _ blank: FieldRecord) throws {
    self.plan = plan
    currency = question.currency
    groups = plan.groups.map { ListColumn($0, in: blank) }
    sums = plan.sums.map { ListColumn($0, in: blank) }
    columns = groups + [ListColumn("count", .number)] + sums
    let fields = ListFields(columns.map(\.field))
    var problems: [UsageProblem] = []
    order = question.ask.sort.compactMap { question.order($0, in: fields, &problems) }
    try problems.refuse(fields)
  }

  private struct Group {
    let contents: [FieldRecord.FieldContent]
    var count = 0
    var sums: [Int]
  }

  /// The rows for all things that the source gives: by their groups, or in the order of the question.
  func rows(_ source: ((FieldRecord) throws -> Void) throws -> Void) throws -> [ChosenRow] {
    var (all, places) = ([Group](), [[[FieldValue]]: Int]())
    if groups.isEmpty { all = [Group(contents: [], sums: sums.map { _ in 0 })] }
    try source { record in
      let key = groups.map { record.values(at: $0.field.path) }
      let place = groups.isEmpty ? 0 : places[key] ?? all.count
      if place == all.count {
        places[key] = place
        all.append(
          Group(contents: groups.map { record.content(at: $0.field.path) ?? $0.nothing }, sums: sums.map { _ in 0 }))
      }
      try add(record, to: &all[place])
    }
    let byGroup = groups.map { Order(field: $0.field, isDescending: false) }
    return all.map(row).sorted(by: order.isEmpty ? byGroup : order) { FieldRecord(of: $0) }
      .prefix(groups.isEmpty ? 1 : plan.limit ?? .max).map(\.self)
  }

  private func add(_ record: FieldRecord, to group: inout Group) throws {
    group.count += 1
    for (place, column) in sums.enumerated() {
      for value in record.values(at: column.field.path).compactMap(column.field.kind.number) {
        let (sum, overflow) = group.sums[place].addingReportingOverflow(value)
        if overflow { throw Failure.usage(.sumTooLarge(column.field)) }
        group.sums[place] = sum
      }
    }
  }

  private func row(_ group: Group) -> ChosenRow {
    let amounts = zip(sums, group.sums).map { column, sum -> FieldRecord.FieldContent in
      .value(column.field.kind == .amount ? .text(currency.text(sum)) : .number(sum), column.field.kind)
    }
    let label = group.contents.isEmpty ? String(group.count) : group.contents.map(\.words).joined(separator: " ")
    return ChosenRow(label: label, columns, group.contents + [.value(.number(group.count), .number)] + amounts)
  }
}

extension FieldRecord.FieldContent {
  fileprivate var words: String { values.compactMap(\.words).joined(separator: ",") }
}
