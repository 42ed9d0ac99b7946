import CampgroundManager

/// A report as an answer: for programs its rows with a total, for people and in CSV a table.
struct ReportView: DrawnView {
  let label: String
  /// The fields before the rows.
  let period: Extras
  let rows: [ReportRow]
  let total: Extras
  /// The fields behind the total.
  let rest: Extras
  /// A row whose keys are those of every row.
  let header: Extras
  var sheet: Sheet

  var table: (any Listing)? { ReportRows(view: self) }

  func write(to fields: inout some FieldWriter) {
    period.write(to: &fields)
    fields.objects("rows", rows) { $0.write(to: &$1) }
    fields.object("total") { total.write(to: &$0) }
    rest.write(to: &fields)
  }

  func lines(on screen: Screen) -> [String] { sheet.lines(on: screen) }

  /// The page of the report where its campground is given; its place is nil for no page.
  func response(html place: ReportPlace?) -> Response {
    if let place { return .page(sheet.page(of: place.name)) }
    return Response(self)
  }
}

/// A row of a report.
struct ReportRow: View {
  let label: String
  let cells: [String]
  let fields: Extras

  var text: String { cells.joined(separator: "  ") }

  func write(to fields: inout some FieldWriter) { self.fields.write(to: &fields) }
}

/// The rows of a report, drawn with bars.
struct ReportRows: Listing {
  let view: ReportView

  var keys: [String] { RowWriter.keys(of: view.header) }
  var empty: String { view.sheet.empty }

  func each(_ body: (ReportRow) throws -> Void) throws { try view.rows.forEach(body) }

  func lines(on screen: Screen) -> [String] { view.lines(on: screen) }
}

/// The campground whose page a report is to be.
struct ReportPlace {
  /// The name; nil for a campground without one.
  let name: String?

  /// Returns nil when no page is requested.
  init?(_ campground: Campground, html: Bool) throws {
    guard html else { return nil }
    name = try campground.settings.settings.name
  }
}
