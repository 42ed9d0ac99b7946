import CampgroundManager

extension ViewList where Element: ListedView {
  func asked(_ question: ListQuestion) throws -> any Listing {
    let derived = try DerivedFields<Element>(in: question.campground)
    let blank = FieldRecord.blank(Element.self)
    let plan = try question.plan(AskedFields(of: blank))
    let rows = AskedRows(list: self, plan: plan, derived: derived)
    if question.ask.isAdded {
      let sums = try SumsOfRows(plan, question, blank)
      return AskedTable(empty: empty, columns: sums.columns) { each in
        for row in try sums.rows({ add in try rows.eachOfAll { try add($0.record) } }) { try each(row) }
      }
    }
    if plan.columns.isEmpty { return ViewList(empty: empty) { each in try rows.each { try each($0.view) } } }
    let columns = plan.columns.map { AskedColumn($0, in: blank) }
    return AskedTable(empty: empty, columns: columns) { each in
      try rows.each { row in try each(AskedRow(label: row.view.label, row.record, columns)) }
    }
  }
}
