/// The part of a person's decision that one night or one entry of an account has (domain rule R29).
struct Decision {
  let name: DecisionName
  /// The night, or the day of the entry.
  let day: Day
  /// The reason; nil for a named discount, which is its own, and once the person is forgotten.
  let reason: String?
  let amounts: DecisionAmounts

  init(_ name: DecisionName, on day: Day, because reason: String?, _ amounts: DecisionAmounts) {
    self.name = name
    self.day = day
    // Forgetting leaves an exemption, with a certificate that is empty.
    self.reason = reason == "" ? nil : reason
    self.amounts = amounts
  }
}

/// The name under which a decision is reported.
public enum DecisionName: Hashable, Sendable, Comparable {
  /// A named discount.
  case discount(String)
  /// A discount by hand.
  case byHand
  case ownPrice
  case waiver
  case writeOff
  case exemption
  case override

  /// The name; nil for a discount by hand.
  public var text: String? {
    switch self {
    case .discount(let name): name
    case .byHand: nil
    case .ownPrice: NightPrice.own
    case .waiver: "waiver"
    case .writeOff: "write-off"
    case .exemption: "exemption"
    case .override: "override"
    }
  }

  /// The name of a discount, which one by hand does not have.
  init(ofDiscount name: String) { self = name.isEmpty ? .byHand : .discount(name) }
}

/// The nights and the money of decisions; amounts are minor units.
public struct DecisionAmounts: Hashable, Sendable {
  /// The number of nights; a night counts once for each decision about it.
  public private(set) var nights = 0
  /// The amount by which the camper owes more; below 0, less.
  public private(set) var amount = 0
  /// The taxes that would be owed without the exemptions.
  public private(set) var taxNotCharged = 0

  public init(nights: Int = 0, amount: Int = 0, taxNotCharged: Int = 0) {
    self.nights = nights
    self.amount = amount
    self.taxNotCharged = taxNotCharged
  }

  /// Adds others; throws ``CampingError`` when a sum exceeds the largest amount.
  mutating func add(_ others: DecisionAmounts) throws(CampingError) {
    nights += others.nights
    amount = try MinorUnits.sum([amount, others.amount], field: "amount")
    taxNotCharged = try MinorUnits.sum([taxNotCharged, others.taxNotCharged], field: "taxNotCharged")
  }
}
