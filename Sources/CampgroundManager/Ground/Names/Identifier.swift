import Persistence

/// A permanent name for one thing of one kind, written with the kind's letter: `c-17`, `r-3`.
///
/// An id is assigned when its write commits, and never to anything else, not even after an undo.
public protocol Identifier: RawRepresentable, Hashable, Comparable, Encodable, Sendable,
  LosslessStringConvertible
where RawValue == Int64 {
  /// The letter and the hyphen before the number.
  static var prefix: String { get }

  init(rawValue: Int64)
}

/// An identifier whose kind of thing has a name.
package protocol KindIdentifier: Identifier, Storable {
  /// The kind of thing that it identifies.
  static var kind: ThingKind { get }
  /// The name of the field that refers to one of the kind.
  static var field: String { get }
}

extension KindIdentifier {
  package static var field: String { kind.rawValue }
}

extension Identifier {
  public var description: String { Self.prefix + String(rawValue) }

  public init?(_ text: String) {
    // Letters of ids are one whatever their case (domain rule R34); the prefix is ASCII.
    guard text.utf8.count > 2, text.utf8.prefix(2).elementsEqual(Self.prefix.utf8, by: { $0 | 0x20 == $1 | 0x20 })
    else { return nil }
    guard let number = Digits.value(of: text.utf8.dropFirst(Self.prefix.utf8.count)), number > 0 else { return nil }
    self.init(rawValue: Int64(number))
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }
}

/// Identifies a camper, `c-17`.
public struct CamperID: KindIdentifier {
  public static let prefix = "c-"
  package static let kind = ThingKind.camper
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies a reservation, `r-3`.
public struct ReservationID: KindIdentifier {
  public static let prefix = "r-"
  package static let kind = ThingKind.reservation
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies a block, `b-2`.
public struct BlockID: KindIdentifier {
  public static let prefix = "b-"
  package static let kind = ThingKind.block
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies an entry of the waitlist, `w-1`.
public struct WaitlistID: KindIdentifier {
  public static let prefix = "w-"
  package static let kind = ThingKind.waitlistEntry
  package static let field = "waitlist"
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies an entry of the journal, `o-12`.
public struct EntryID: KindIdentifier {
  public static let prefix = "o-"
  package static let kind = ThingKind.journalEntry
  package static let field = "entry"
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies a rate; people know it by its name.
public struct RateID: KindIdentifier {
  public static let prefix = "p-"
  package static let kind = ThingKind.rate
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies a tax or fee; people know it by its name.
public struct TaxID: KindIdentifier {
  public static let prefix = "t-"
  package static let kind = ThingKind.tax
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies a discount; people know it by its name.
public struct DiscountID: KindIdentifier {
  public static let prefix = "d-"
  package static let kind = ThingKind.discount
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies an item; people know it by its name.
public struct ItemID: KindIdentifier {
  public static let prefix = "a-"
  package static let kind = ThingKind.item
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies a rule of stays; people know it by its name.
public struct RuleID: KindIdentifier {
  public static let prefix = "s-"
  package static let kind = ThingKind.rule
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies an entry of the ledger, `l-12`.
public struct LedgerID: KindIdentifier {
  public static let prefix = "l-"
  package static let kind = ThingKind.ledgerEntry
  package static let field = "entry"
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

extension CamperID: ColumnValue {}
extension ReservationID: ColumnValue {}
extension BlockID: ColumnValue {}
extension WaitlistID: ColumnValue {}
extension RateID: ColumnValue {}
extension TaxID: ColumnValue {}
extension DiscountID: ColumnValue {}
extension ItemID: ColumnValue {}
extension RuleID: ColumnValue {}
extension LedgerID: ColumnValue {}
extension EntryID: ColumnValue {}
