import CampgroundManager

/// A report with a row for each reservation, of which several campgrounds have only sums together.
protocol ReservationReport {
  var currency: Currency { get }
  var view: ReportView { get }
  static func sum(of reports: [Self]) throws(CampingError) -> Self?
}

extension DepositReport: ReservationReport {}
extension BalanceReport: ReservationReport {}

/// The sums of such a report.
private struct ReservationSums<Report: ReservationReport>: ReportSums {
  let report: Report
  var currency: Currency? { report.currency }

  func together(with others: [any ReportSums]) throws -> Response {
    let reports = [report] + others.compactMap { ($0 as? Self)?.report }
    return Response((try Report.sum(of: reports) ?? report).view)
  }
}

extension Response {
  /// The same, which can be added to those of other campgrounds.
  func adding(up report: some ReservationReport) -> Response {
    var response = self
    response.sums = ReservationSums(report: report)
    return response
  }
}

extension SheetTable {
  /// The same with its total as the only row, where it has no other and some amount.
  var orTotal: SheetTable {
    guard rows.isEmpty, let total, total.contains(where: { $0.contains { ("1"..."9").contains($0) } }) else {
      return self
    }
    let row = SheetRow(cells: total, label: "all", bar: 0, value: "")
    return SheetTable(title: title, columns: columns, rows: [row], total: nil, scale: scale, isOverTime: isOverTime)
  }
}
