import CampgroundManager

/// The sums of a report of one campground, which can be added to those of others.
protocol ReportSums {
  /// The currency of its amounts; nil for a report without money.
  var currency: Currency? { get }
  /// The answer with the sums over this one and the others, which are of the same report.
  func together(with others: [any ReportSums]) throws -> Response
}

extension Printer {
  /// The part with the sums over all campgrounds; none for other answers than reports, and for a table of CSV, whose rows
  /// are added up by whoever reads them.
  func sums(of parts: [ChainPart]) throws -> [ChainPart] {
    let sums = parts.compactMap(\.sums)
    guard format != .csv, !quiet, sums.count > 1, let first = sums.first else { return [] }
    let currencies = Set(sums.compactMap { $0.currency?.description }).sorted()
    guard currencies.count < 2 else {
      let words = "nothing is added up, since there are several currencies: \(Phrases.list(currencies))."
      return [ChainPart(campground: nil, content: .nothing(""), notes: [words])]
    }
    return [try part(first.together(with: Array(sums.dropFirst())), of: nil)]
  }
}
