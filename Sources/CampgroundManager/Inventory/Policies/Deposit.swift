/// The amount due before a stay, and its due day.
public struct Deposit: Hashable, Sendable {
  /// The amount in minor units; more than 0.
  public internal(set) var amount: Int
  /// The last day to pay it.
  public internal(set) var due: Day

  /// Makes the deposit that a policy requires. `nights` are the prices of the stay's nights, `made` is the day on which
  /// it is reserved, before which nothing is due. An agreed amount takes the place of the policy's. Returns nil when
  /// none is required.
  init?(by policy: Policy, agreed: Int? = nil, total: Int, nights: [Int], arrival: Day, made: Day) {
    amount = agreed ?? policy.deposit.of(total, nights: nights)
    due = policy.depositDays.map { max(made, arrival.advanced(by: -$0)) } ?? made
    if amount == 0 { return nil }
  }
}

extension Deposit: Recorded {
  static let blank = Deposit(amount: 0, due: .earliest)
  static let fields: FieldList<Self> = [
    amount("amount", { $0.amount }, { $0.amount = $1 }),
    field("due", { $0.due }, { $0.due = $1 }),
  ]

  private init(amount: Int, due: Day) {
    self.amount = amount
    self.due = due
  }
}
