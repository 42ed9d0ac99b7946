import CampgroundManager

/// The sums of a declared report over several campgrounds.
struct DeclaredSums<Part, Amounts: Hashable & Sendable & AddableAmounts, Supplement: Sendable>: ReportSums {
  let declaration: ReportDeclaration<Part, Amounts, Supplement>
  let report: GroupedReport<Part, Amounts, Supplement>

  var currency: Currency? {
    let hasMoney = declaration.amounts.contains { amount in
      switch amount.figure(report.total) {
      case .money, .currency: true
      case .count, .share, .tenths, .quantity: false
      }
    }
    return hasMoney ? report.currency : nil
  }

  func together(with others: [any ReportSums]) throws -> Response {
    let reports = [report] + others.compactMap { ($0 as? Self)?.report }
    let sum = try GroupedReport.sum(of: reports, declaration.joined(reports.map(\.supplement)))
    return declaration.response(sum ?? report, html: nil)
  }
}
