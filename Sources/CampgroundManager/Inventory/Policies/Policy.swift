import JSONText
import Persistence

/// The deposit that the campground requires, and the fees that it keeps when a stay does not come about as agreed.
///
/// Each version stays as it is; a reservation keeps the one that was in force when it was made.
public struct Policy: Hashable, Sendable {
  /// The version; 0 as long as no policy was ever set.
  public internal(set) var version = 0
  /// The deposit, a part of the total.
  public private(set) var deposit = Portion<Int>.none
  /// The number of days before arrival on which the deposit is due; nil when it is due with the reservation.
  public var depositDays: Int?
  public private(set) var cancellation = CancellationBands<Int>(bands: [])
  /// The fee of a no-show.
  public private(set) var noShow = Portion<Int>.none
  /// The treatment of the price of nights that are given back by leaving early (domain rule R11).
  public var early = EarlyDeparture.keep
  /// The treatment of the nights stayed when a stay becomes too short for its week or month (domain rule R10).
  public var shortened = ShortenedStay.reprice
}

/// The treatment of nights whose price was that of a longer stay.
public enum ShortenedStay: String, Hashable, Sendable, Encodable, CaseIterable, Storable {
  case keep
  case reprice
}

extension ShortenedStay: LosslessStringConvertible, FieldRepresentable {
  public init?(_ text: String) { self.init(rawValue: text) }
  public var description: String { rawValue }
}

extension ShortenedStay: ColumnValue {}

/// The treatment of the price of nights that a party does not spend.
public enum EarlyDeparture: String, Hashable, Sendable, Encodable, CaseIterable, Storable {
  case keep
  case refund
}

extension EarlyDeparture: LosslessStringConvertible, FieldRepresentable {
  public init?(_ text: String) { self.init(rawValue: text) }
  public var description: String { rawValue }
}

extension EarlyDeparture: ColumnValue {}

extension Policy {
  /// True when any part of it is an amount in a currency.
  var hasAmounts: Bool {
    let portions = [deposit, noShow] + cancellation.bands.map(\.portion)
    return portions.contains { if case .amount = $0 { true } else { false } }
  }
}

extension Policy: Journaled, Replayable {
  static let kind = "policy"
  static func name(_ label: String) -> ThingName { .policy }
  var journalNumber: Int64 { 1 }
  var label: String { Self.kind }
}

extension Policy: WrittenTerms {}

extension Policy: Recorded {
  static let blank = Policy()

  static let fields: FieldList<Self> = [
    portion("deposit", \.deposit, as: \.deposit),
    field("depositDays", \.depositDays) { days, problems in
      if let days, !(0...100_000).contains(days) { problems.append(.price(.invalidDepositDays(days))) }
    }.stored(in: "deposit_days"),
    field("cancellation", { $0.cancellation }, { $0.cancellation = $1 }).with(
      request("cancellation", \.cancellation) { policy, bands, currency, problems in
        guard let kept = bands.inMinorUnits(of: currency, field: "cancellation", &problems) else { return }
        policy.cancellation = kept
        if !kept.isComplete { problems.append(.price(.incompleteCancellation(bands.description))) }
      }),
    portion("noShow", \.noShow, as: \.noShow).stored(in: "no_show"),
    field("early", \.early),
    field("shortened", omitted: { $0 == .reprice }, { $0.shortened }, { $0.shortened = $1 }).edited(\.shortened),
    version({ $0.version }, { $0.version = $1 }),
  ]
}
