/// The amounts earned, taken for others and received in some days, or on some sites; in minor units.
public struct RevenueAmounts: Hashable, Sendable, SummedAmounts {
  /// The revenue of the nights, without extras.
  public private(set) var nights = 0
  /// The revenue of extras: people, pets and vehicles that a night's rate does not include.
  public private(set) var extras = 0
  /// The discounts and waivers, below 0.
  public private(set) var discounts = 0
  /// The campground's own fees, beside the price.
  public private(set) var fees = 0
  /// The revenue of cancellations, no-shows and early departures.
  public private(set) var penalties = 0
  /// The charges made by hand.
  public private(set) var other = 0
  /// The taxes, owed to others.
  public private(set) var taxes = 0
  /// Payments less refunds.
  public private(set) var received = 0
  /// The amounts that will never be paid: an expense, and no revenue below 0 (domain rule R30).
  public private(set) var writtenOff = 0
  /// The security deposits, which are in none of the others (R30).
  public private(set) var security = 0

  package static let amounts: [ReportAmount<Self>] = [
    .money("nights", \.nights), .money("extras", \.extras),
    .money("discounts", isLeftOutAtZero: true, \.discounts), .money("fees", \.fees),
    .money("penalties", \.penalties), .money("other", \.other), .money("taxes", as: .hidden, \.taxes),
    .money("earned", \.earned), .money(nil, as: "TAXES", \.taxes), .money("received", \.received),
    .money("writtenOff", as: .hidden, \.writtenOff), .currency,
  ]

  public init() {}

  /// The sum of all but taxes.
  public var earned: Int { nights + extras + discounts + fees + penalties + other }
  public var charged: Int { earned + taxes }
  /// The amount still to be paid; below 0 it is a credit.
  public var balance: Int { charged - received - writtenOff }

  /// Adds lines; throws ``CampingError`` when a sum exceeds the largest amount.
  mutating func add(_ lines: [LedgerLine]) throws(CampingError) {
    for line in lines { try add(line.amount, to: line.item) }
  }

  mutating func add(_ amount: Int, to item: LedgerEntry.Item) throws(CampingError) {
    let path: WritableKeyPath<RevenueAmounts, Int> =
      switch item {
      case .nights, .nightsApart: \.nights
      case .extras, .extrasApart: \.extras
      case .discounts, .discountsApart, .agreedApart: \.discounts
      case .fees, .feesApart, .chargeFees, .surcharges: \.fees
      case .penalties: \.penalties
      case .other: \.other
      case .taxes, .taxesApart, .chargeTaxes: \.taxes
      case .writeOffs: \.writtenOff
      case .money: \.received
      case .security: \.security
      }
    self[keyPath: path] = try MinorUnits.sum([self[keyPath: path], amount], field: item.rawValue)
  }
}
