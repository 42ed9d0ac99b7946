/// Amounts that can be added to others.
package protocol AddableAmounts {
  /// Adds others; throws ``CampingError`` when a sum exceeds the largest amount.
  mutating func add(_ others: Self) throws(CampingError)
}

extension GroupedReport where Amounts: AddableAmounts {
  /// The keys whose values are each campground's own, so that the same one elsewhere is another: they have no sum.
  private static var ownKeys: [String] { ["site", "reason"] }

  /// The sums over the reports of several campgrounds, of the same keys; rows with the same values are one row.
  ///
  /// Its days are those of all. Throws ``CampingError`` when a sum exceeds the largest amount.
  package static func sum(of reports: [Self], _ supplement: Supplement) throws(CampingError) -> Self? {
    guard let first = reports.first else { return nil }
    var (rows, total): ([[ReportValue]: Amounts], Amounts) = ([:], first.total)
    for report in reports.dropFirst() { try total.add(report.total) }
    let keys = first.keys.contains { ownKeys.contains($0.description) } ? [] : first.keys
    for row in reports.flatMap(\.rows) where !keys.isEmpty {
      if try rows[row.key]?.add(row.amounts) == nil { rows[row.key] = row.amounts }
    }
    if keys.isEmpty { rows[[]] = total }
    let days = reports.map(\.days)
    return GroupedReport(
      days: (days.map(\.lowerBound).min() ?? .earliest)..<(days.map(\.upperBound).max() ?? .latest),
      currency: first.currency, keys: keys,
      rows: rows.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { .init(key: $0.key, amounts: $0.value) },
      total: total, supplement: supplement)
  }
}
