/// What is asked for before a stay, and by when.
public struct Deposit: Hashable, Sendable {
  /// In minor units.
  public let amount: Int
  /// The last day to pay it; nil when nothing is asked for.
  public let due: Day?

  /// `nights` are the prices of the stay's nights, `made` is the day on which it is reserved.
  init(by policy: Policy, total: Int, nights: [Int], arrival: Day, made: Day) {
    amount = policy.deposit.of(total, nights: nights)
    let day = policy.depositDays.map { max(made, arrival.advanced(by: -$0)) } ?? made
    due = amount > 0 ? day : nil
  }
}
