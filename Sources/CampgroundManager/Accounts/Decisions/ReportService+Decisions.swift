import Persistence

/// The part of a person's decision that one night or one entry of an account has (domain rule R29).
public struct Decision: Sendable {
  let name: ReportValue
  /// The night, or the day of the entry.
  let day: Day
  /// The reason; nil for a named discount, which is its own, and once the person is forgotten.
  let reason: String?
  let amounts: DecisionAmounts

  init(_ name: ReportValue, on day: Day, because reason: String?, _ amounts: DecisionAmounts) {
    self.name = name
    self.day = day
    // Forgetting leaves an exemption, with a certificate that is empty.
    self.reason = reason == "" ? nil : reason
    self.amounts = amounts
  }
}

/// The keys of a report of decisions.
extension ReportKey where Part == Decision {
  /// The name of a discount, or the kind of another decision.
  public static var name: Self { Self("name", absent: "by hand") { $0.name } }

  /// The month of the night, or of the entry.
  public static var month: Self { Self("month", as: .month) { .days($0.day.month) } }

  public static var reason: Self { Self("reason", absent: "no reason given") { ReportValue($0.reason) } }
}

/// The names under which decisions are reported, in their order; named discounts come first.
extension ReportValue {
  static let byHand = ReportValue.name(nil, rank: 1)
  static let ownPrice = ReportValue.name(NightPrice.own, rank: 2)
  static let waiver = ReportValue.name("waiver", rank: 3)
  static let writeOff = ReportValue.name("write-off", rank: 4)
  static let exemption = ReportValue.name("exemption", rank: 5)
  static let override = ReportValue.name("override", rank: 6)

  /// The name of a discount, which one by hand does not have.
  init(ofDiscount name: String) { self = name.isEmpty ? .byHand : .name(name) }
}

/// The nights and the money of decisions; amounts are minor units.
public struct DecisionAmounts: Hashable, Sendable, SummedAmounts {
  /// The number of nights; a night counts once for each decision about it.
  public private(set) var nights = 0
  /// The amount by which the camper owes more; below 0, less.
  public private(set) var amount = 0
  /// The taxes that would be owed without the exemptions.
  public private(set) var taxNotCharged = 0

  package static let amounts: [ReportAmount<Self>] = [
    .count("nights", \.nights), .money("amount", \.amount), .money("taxNotCharged", \.taxNotCharged),
  ]

  public init(nights: Int = 0, amount: Int = 0, taxNotCharged: Int = 0) {
    self.nights = nights
    self.amount = amount
    self.taxNotCharged = taxNotCharged
  }
}

/// The decisions of people about money in some days.
public typealias DecisionReport = GroupedReport<Decision, DecisionAmounts, Void>

extension ReportService {
  /// The decisions of people about money, by default of this year (domain rules R28 and R29).
  ///
  /// Discounts, agreed prices and exemptions count on the night; waivers, write-offs, overrides and the discounts of
  /// nights that were slept before count on the day on which they were entered.
  public func decisions(
    _ days: ReportDays = ReportDays(), by keys: [ReportKey<Decision>] = [.name]
  ) throws -> DecisionReport {
    let days = try days.days(today: clock.today, or: .year)
    let nights = NightDecisions(store: store, clock: clock, reservations: reservations)
    let entries = EntryDecisions(store: store, clock: clock)
    return try report(days, by: keys, from: DecisionAmounts()) { add in
      func addDecision(_ decision: Decision) throws { try add(decision) { try $0.add(decision.amounts) } }
      try forEachMonth(of: days) { month in
        try nights.forEach(on: month, addDecision)
        try entries.forEach(on: month, addDecision)
      }
      try OverrideDecisions(store: store, clock: clock).forEach(in: days, addDecision)
    }
    .leavingOut(DecisionAmounts())
  }
}
