import CampgroundManager

extension ViewList where Element: ListedView {
  func answering(_ question: ListQuestion) throws -> any Listing {
    let empty = question.ask.filters.isEmpty && question.ask.limit == nil ? empty : "No row matches."
    let derived = try DerivedFields<Element>(for: question)
    let blank = FieldRecord.blank(Element.self)
    let plan = try question.plan(ListFields(of: blank))
    let rows = ListRows(list: self, plan: plan, derived: derived)
    if question.ask.isAdded {
      let sums = try SumsOfRows(plan, question, blank)
      return ChosenTable(empty: empty, columns: sums.columns) { each in
        for row in try sums.rows({ add in try rows.eachOfAll { try add($0.record) } }) { try each(row) }
      }
    }
    if plan.columns.isEmpty { return ViewList(empty: empty) { each in try rows.each { try each($0.view) } } }
    let columns = plan.columns.map { ListColumn($0, in: blank) }
    return ChosenTable(empty: empty, columns: columns) { each in
      try rows.each { row in try each(ChosenRow(label: row.view.label, row.record, columns)) }
    }
  }
}
