import JSONText
import Persistence

/// What the campground asks for beforehand, and keeps when a stay does not come about as agreed.
///
/// Each version stays as it is; a reservation keeps the one that was in force when it was made.
public struct Policy: Hashable, Sendable {
  /// 0 as long as nothing was ever set.
  public internal(set) var version = 0
  /// Of the total.
  public internal(set) var deposit = Portion<Int>.none
  /// How many days before arrival the deposit is due; nil when the stay is reserved.
  public internal(set) var depositDays: Int?
  public internal(set) var cancellation = CancellationBands<Int>(bands: [])
  /// What a party that does not come pays.
  public internal(set) var noShow = Portion<Int>.none
  /// What becomes of the price of nights that are given back by leaving early (domain rule R11).
  public internal(set) var early = EarlyDeparture.keep
}

/// What becomes of the price of nights that a party does not spend.
public enum EarlyDeparture: String, Hashable, Sendable, Encodable, CaseIterable, Storable {
  case keep
  case refund
}

extension EarlyDeparture: LosslessStringConvertible, FieldRepresentable {
  public init?(_ text: String) { self.init(rawValue: text) }
  public var description: String { rawValue }
}

extension EarlyDeparture: Kept {}

extension Policy {
  /// Whether any of it is said in a currency.
  var hasAmounts: Bool {
    let portions = [deposit, noShow] + cancellation.bands.map(\.portion)
    return portions.contains { if case .amount = $0 { true } else { false } }
  }
}

extension Policy: Journaled, Replayable {
  static let kind = "policy"
  var journalNumber: Int64 { 1 }
  var label: String { Self.kind }
}

extension Policy: Recorded {
  static let blank = Policy()

  static let fields: FieldList = [
    field("deposit", { $0.deposit }, { $0.deposit = $1 }),
    field("depositDays", column: "deposit_days", { $0.depositDays }, { $0.depositDays = $1 }),
    field("cancellation", { $0.cancellation }, { $0.cancellation = $1 }),
    field("noShow", column: "no_show", { $0.noShow }, { $0.noShow = $1 }),
    field("early", { $0.early }, { $0.early = $1 }),
    version({ $0.version }, { $0.version = $1 }),
  ]
}

extension Policy: FieldWritable {}
