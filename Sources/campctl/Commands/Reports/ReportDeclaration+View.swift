import CampgroundManager

/// The answer with a report: its rows for programs, and its sheet for people.
extension ReportDeclaration {
  func response(_ report: Sums, html place: ReportPlace?) -> Response {
    var response = answer(report, html: place)
    response.sums = DeclaredSums(declaration: self, report: report)
    return response
  }

  private func answer(_ report: Sums, html place: ReportPlace?) -> Response {
    var view = view(of: report)
    guard form != .sums, place == nil else { return view.response(html: place) }
    view.sheet.notes = notes
    return Response(ReportRows(view: view), notes: remarks(report))
  }

  func view(of report: Sums) -> ReportView {
    let sums = { amounts.fields(of: $0, report.currency) }
    return ReportView(
      label: PeriodWords.text(report.days), period: Self.span(report.days),
      rows: report.rows.map { row in
        ReportRow(
          label: label(row, in: report), cells: words(of: row, in: report) + cells(row.amounts, in: report),
          fields: fields(of: row.key, in: report) + sums(row.amounts))
      },
      total: sums(report.total),
      rest: supplement(report) + .field("currency", report.currency),
      header: fields(of: report.keys.map { _ in .absent }, in: report) + sums(report.total),
      sheet: sheet(of: report))
  }

  private static func span(_ days: Range<Day>) -> Extras {
    .field("from", days.lowerBound) + .field("before", days.upperBound)
  }

  private func fields(of values: [ReportValue], in report: Sums) -> Extras {
    if form == .sums {
      return keys.reduce(.none) { fields, key in
        fields + .field(key.name, report.keys.firstIndex(of: key).map { key.field(of: values[$0]) } ?? .null)
      }
    }
    return zip(report.keys, values).reduce(.none) { fields, pair in
      let (key, value) = pair
      let span = Self.span(value.days ?? report.days)
      if key.form == .period { return fields + span }
      return fields + (form == .datedRows ? span : .none) + .field(key.name, key.field(of: value))
    }
  }

  private func words(of row: Sums.GroupedRow, in report: Sums) -> [String] {
    zip(report.keys, row.key).map { $0.words(of: $1) }
  }

  private func label(_ row: Sums.GroupedRow, in report: Sums) -> String {
    report.keys.isEmpty ? "all" : words(of: row, in: report).joined(separator: ", ")
  }
}

/// The report as people see it.
extension ReportDeclaration {
  func sheet(of report: Sums) -> Sheet {
    let days = PeriodWords.span(report.days)
    let isWhole = report.keys.isEmpty || report.keys.contains { $0.description == "all" }
    let by = isWhole ? "" : ", by \(names(of: report.keys, joinedBy: " and "))"
    let remarks = remarks(report)
    return Sheet(
      title: title, subtitle: self.days + days + by,
      tables: [table(of: report), spread(report.total)].compactMap(\.self), notes: notes + remarks,
      empty: (["\(empty) \(days)."] + (form == .sums ? remarks : [])).joined(separator: " "))
  }

  private func table(of report: Sums) -> SheetTable {
    let scale = bar(report.total).scale(report.currency)
    let isMoney = if case .money = scale { true } else { false }
    return SheetTable(
      title: isMoney ? "\(measure), in \(report.currency)" : measure, columns: columns(of: report),
      rows: report.rows.map { row($0, in: report) }, total: total(of: report), scale: scale,
      isOverTime: report.keys.count == 1 && report.keys[0].isTime)
  }

  private func row(_ row: Sums.GroupedRow, in report: Sums) -> SheetTable.SheetRow {
    let figure = bar(row.amounts)
    let words = report.keys.isEmpty ? ["all"] : words(of: row, in: report)
    return SheetTable.SheetRow(
      cells: words + cells(row.amounts, in: report), label: brief(row, in: report),
      bar: isBarBelowZero ? -figure.length : figure.length, value: figure.words(report.currency))
  }

  /// The label of a bar.
  private func brief(_ row: Sums.GroupedRow, in report: Sums) -> String {
    let label = label(row, in: report)
    switch form {
    case .sums: return DisplayWidth.cut(label, to: 24)
    case .rows: return label
    case .datedRows: return zip(report.keys, row.key).map { $0.brief(of: $1) }.joined(separator: ", ")
    }
  }

  private func total(of report: Sums) -> [String]? {
    if report.keys.isEmpty || form == .datedRows && report.rows.count == 1 { return nil }
    return ["Total"] + report.keys.dropFirst().map { _ in "" } + cells(report.total, in: report)
  }

  private func columns(of report: Sums) -> [TextColumn] {
    let titles = report.keys.isEmpty ? [all] : report.keys.map(\.title)
    return titles.map { form == .rows ? .left($0) : .flexible($0) }
      + shown(in: report).columns()
  }

  private func cells(_ amounts: Amounts, in report: Sums) -> [String] {
    shown(in: report).cells(of: amounts, report.currency)
  }

  /// The amounts of which any row has some, or which are shown without it.
  private func shown(in report: Sums) -> [ReportAmount<Amounts>] {
    amounts.filter { amount in
      !amount.isLeftOutAtZero || report.rows.contains { amount.figure($0.amounts).length != 0 }
    }
  }
}
