/// What is asked for before a stay, and by when.
public struct Deposit: Hashable, Sendable, Codable {
  /// In minor units; more than 0.
  public let amount: Int
  /// The last day to pay it.
  public let due: Day

  /// `nights` are the prices of the stay's nights, `made` is the day on which it is reserved, before which nothing is
  /// due; nil when the policy asks for nothing.
  init?(by policy: Policy, total: Int, nights: [Int], arrival: Day, made: Day) {
    amount = policy.deposit.of(total, nights: nights)
    due = policy.depositDays.map { max(made, arrival.advanced(by: -$0)) } ?? made
    if amount == 0 { return nil }
  }
}
