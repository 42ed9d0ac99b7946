/// A report: a row for each value of its keys, and the total of all parts, as of one moment.
///
/// `Beside` has the sums that stand beside the rows; most reports have none.
public struct GroupedReport<Part, Amounts: Hashable & Sendable, Beside: Sendable>: Sendable {
  /// The amounts of one part of the report.
  public struct Row: Sendable {
    /// The values of the report's keys, in their order.
    public let key: [ReportValue]
    public internal(set) var amounts: Amounts
  }

  public let days: Range<Day>
  public let currency: Currency
  /// The keys, in the order in which rows are sorted; without any, there is one row.
  public let keys: [ReportKey<Part>]
  /// The rows in order.
  public internal(set) var rows: [Row]
  public let total: Amounts
  public let beside: Beside

  /// The same without the rows that are 0 in everything.
  func leavingOut(_ nothing: Amounts) -> Self {
    var report = self
    report.rows.removeAll { $0.amounts == nothing }
    return report
  }
}
