/// The balances that were owed before a day began, by age.
public struct BalanceReport: Hashable, Sendable {
  /// One account on which something is owed.
  public struct OwedBalance: Hashable, Sendable {
    /// The stay as it was before the day began.
    public let stay: FormerStay
    /// The amount that is owed, in minor units.
    public let balance: Int
    /// The day on which it was due, or will be.
    public let due: Day
    public let age: BalanceAge

    package static let blank = OwedBalance(stay: .blank, balance: 0, due: .earliest, on: .earliest)

    init(stay: FormerStay, balance: Int, due: Day, on day: Day) {
      (self.stay, self.balance, self.due) = (stay, balance, due)
      age = BalanceAge(days: due.distance(to: day))
    }
  }

  public let day: Day
  public let currency: Currency
  /// The rows, the oldest debt first.
  public let rows: [OwedBalance]
  /// The sums by age; an age without a row is not among them.
  public let byAge: [BalanceAge: Int]
  public let total: Int
}

extension BalanceReport {
  /// The sums over the reports of several campgrounds, without their rows; nil for none. Throws ``CampingError`` when a sum
  /// exceeds the largest amount.
  package static func sum(of reports: [BalanceReport]) throws(CampingError) -> BalanceReport? {
    guard let first = reports.first else { return nil }
    var byAge: [BalanceAge: Int] = [:]
    for (age, balance) in reports.flatMap(\.byAge) {
      byAge[age] = try MinorUnits.sum([byAge[age] ?? 0, balance], field: "balance")
    }
    return BalanceReport(
      day: reports.map(\.day).max() ?? first.day, currency: first.currency, rows: [], byAge: byAge,
      total: try MinorUnits.sum(reports.map(\.total), field: "balance"))
  }
}

/// The number of days since a balance was due, by 30.
public enum BalanceAge: String, Hashable, Sendable, CaseIterable {
  /// Also of a balance that is not due yet.
  case upTo30 = "0-30"
  case upTo60 = "31-60"
  case upTo90 = "61-90"
  case over90 = "90+"

  init(days: Int) {
    self =
      switch days {
      case ...30: .upTo30
      case ...60: .upTo60
      case ...90: .upTo90
      default: .over90
      }
  }
}
