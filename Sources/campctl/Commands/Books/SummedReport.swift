import CampgroundManager

/// A report whose rows have a total: for programs both, for people and in CSV a table.
protocol SummedReport: DrawnView {
  associatedtype Row: View
  var rows: [Row] { get }
  /// The keys of a row.
  var keys: [String] { get }
  /// The sentence for no rows.
  var empty: String { get }
  var sheet: Sheet { get }
}

extension SummedReport {
  var table: (any Listing)? { SummedList<Self, Row>(report: self) }
  func lines(on screen: Screen) -> [String] { sheet.lines(on: screen) }

  /// The report, or its page.
  func response(html place: ReportArguments.Place?) -> Response {
    if let place { return .page(sheet.page(of: place.name)) }
    return Response(self)
  }
}

/// The rows of a report with a total.
struct SummedList<Report: SummedReport, Element>: Listing where Report.Row == Element {
  let report: Report

  var keys: [String] { report.keys }
  var empty: String { report.empty }
  func each(_ body: (Element) throws -> Void) throws { try report.rows.forEach(body) }
  func lines(on screen: Screen) -> [String] { report.lines(on: screen) }
}
