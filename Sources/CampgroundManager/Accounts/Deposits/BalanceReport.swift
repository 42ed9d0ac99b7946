/// The balances that were owed before a day began, by age.
package struct BalanceReport: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    /// The reservation as it was before the day began.
    package let reservation: Reservation
    /// The amount that is owed, in minor units.
    package let balance: Int
    /// The day on which it was due, or will be.
    package let due: Day
    package let age: BalanceAge

    package static let blank = Row(reservation: .blank, balance: 0, due: .earliest, on: .earliest)

    init(reservation: Reservation, balance: Int, due: Day, on day: Day) {
      (self.reservation, self.balance, self.due) = (reservation, balance, due)
      age = BalanceAge(days: due.distance(to: day))
    }
  }

  package let day: Day
  package let currency: Currency
  /// The rows, the oldest debt first.
  package let rows: [Row]
  /// The sums by age; an age without a row is not among them.
  package let byAge: [BalanceAge: Int]
  package let total: Int
}

/// The number of days since a balance was due, by 30.
package enum BalanceAge: String, Hashable, Sendable, CaseIterable {
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
