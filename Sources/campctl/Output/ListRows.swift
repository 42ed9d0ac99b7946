import CampgroundManager

/// The rows of a list that a question is about, in its order.
struct ListRows<Element: ListedView> {
  struct ListedRow {
    let view: Element
    let record: FieldRecord
  }

  let list: ViewList<Element>
  let plan: Plan
  let derived: DerivedFields<Element>

  /// Calls the body with each row, the first of them while the others are still in the store.
  func each(_ body: (ListedRow) throws -> Void) throws {
    if plan.order.allSatisfy({ list.sorted.contains($0.field.name) }) { return try inOrder(limit: plan.limit, body) }
    var rows: [ListedRow] = []
    try inOrder(limit: nil, isSorted: false) { rows.append($0) }
    for row in rows.sorted(by: plan.order, \.record).prefix(plan.limit ?? .max) { try body(row) }
  }

  /// All that the filter lets through.
  func eachOfAll(_ body: (ListedRow) throws -> Void) throws { try inOrder(limit: nil, isSorted: false, body) }

  private func inOrder(limit: Int?, isSorted: Bool = true, _ body: (ListedRow) throws -> Void) throws {
    if limit == 0 { return }
    let order = isSorted ? plan.order.map { RowOrder(field: $0.field.name, isDescending: $0.isDescending) } : []
    var count = 0
    do {
      try list.source(RowWish(plan.filter, order: order, limit: limit)) { view in
        let row = row(view)
        guard plan.filter?.holds(for: row.record) ?? true else { return }
        try body(row)
        count += 1
        if count == limit { throw Enough() }
      }
    } catch is Enough {}
  }

  private func row(_ view: Element) -> ListedRow {
    ListedRow(view: view, record: plan.readsFields ? derived.record(of: view) : FieldRecord())
  }
}

/// Ends a list behind its last row.
private struct Enough: Error {}

extension Plan {
  /// True unless only a limit was given.
  fileprivate var readsFields: Bool {
    filter != nil || !columns.isEmpty || !order.isEmpty || !groups.isEmpty || !sums.isEmpty
  }
}

extension Array {
  /// The elements by some fields; those that are equal in all stay in their order, and those without a value go last.
  func sorted(by orders: [Order], _ record: (Element) -> FieldRecord) -> [Element] {
    let keys = map { element in orders.map { SortKey(record(element).values(at: $0.field.path).first, $0.field.kind) } }
    return indices.sorted { left, right in
      for (place, order) in orders.enumerated() where keys[left][place] != keys[right][place] {
        return keys[left][place].isBefore(keys[right][place], order.isDescending)
      }
      return left < right
    }.map { self[$0] }
  }
}

/// A value by which rows are sorted: numbers as numbers, texts as people count.
private enum SortKey: Hashable {
  case number(Int)
  case text(String)
  case nothing

  init(_ value: FieldValue?, _ kind: FieldKind) {
    switch value {
    case nil, .null: self = .nothing
    case .flag(let flag): self = .number(flag ? 1 : 0)
    case let value?:
      // Moments of one day differ.
      if kind != .moment, let number = kind.number(of: value) {
        self = .number(number)
      } else {
        self = .text(value.countedKey)
      }
    }
  }

  func isBefore(_ other: SortKey, _ isDescending: Bool) -> Bool {
    switch (self, other) {
    case (.nothing, _): false
    case (_, .nothing): true
    case (.number(let one), .number(let two)): isDescending ? one > two : one < two
    case (.text(let one), .text(let two)): isDescending ? one > two : one < two
    case (.number, .text): true
    case (.text, .number): false
    }
  }
}
