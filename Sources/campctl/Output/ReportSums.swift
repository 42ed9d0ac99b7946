import CampgroundManager

/// The sums of a report of one campground, which can be added to those of others.
protocol ReportSums {
  /// The currency of its amounts; nil for a report without money.
  var currency: Currency? { get }
  /// The answer with the sums over this one and the others, which belong to the same report.
  func together(with others: [any ReportSums]) throws -> Response
}
