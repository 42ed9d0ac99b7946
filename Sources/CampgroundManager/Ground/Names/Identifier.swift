import Persistence

/// A permanent name for one thing of one kind, written with the kind's letter: `c-17`, `r-3`.
///
/// An id is assigned when its write commits, and never to anything else, not even after an undo.
public protocol Identifier: RawRepresentable, Hashable, Comparable, Encodable, Sendable, Storable,
  LosslessStringConvertible
where RawValue == Int64 {
  /// The letter and the hyphen before the number.
  static var prefix: String { get }
  /// The kind in the field's words.
  static var noun: String { get }
  /// The name of the field that refers to one of the kind.
  static var field: String { get }

  init(rawValue: Int64)
}

extension Identifier {
  public static var field: String { noun }

  public var description: String { Self.prefix + String(rawValue) }

  public init?(_ text: String) {
    guard text.hasPrefix(Self.prefix) else { return nil }
    guard let number = Digits.value(of: text.utf8.dropFirst(Self.prefix.utf8.count)), number > 0 else { return nil }
    self.init(rawValue: Int64(number))
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }
}

/// Identifies a camper, `c-17`.
public struct CamperID: Identifier {
  public static let prefix = "c-"
  public static let noun = "camper"
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies a reservation, `r-3`.
public struct ReservationID: Identifier {
  public static let prefix = "r-"
  public static let noun = "reservation"
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies a block, `b-2`.
public struct BlockID: Identifier {
  public static let prefix = "b-"
  public static let noun = "block"
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies an entry of the waitlist, `w-1`.
public struct WaitlistID: Identifier {
  public static let prefix = "w-"
  public static let noun = "waitlist entry"
  public static let field = "waitlist"
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies an entry of the journal, `o-12`.
public struct EntryID: Identifier {
  public static let prefix = "o-"
  public static let noun = "journal entry"
  public static let field = "entry"
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies a rate; people know it by its name.
public struct RateID: Identifier {
  public static let prefix = "p-"
  public static let noun = "rate"
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies a tax or fee; people know it by its name.
public struct TaxID: Identifier {
  public static let prefix = "t-"
  public static let noun = "tax"
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies an entry of the ledger, `l-12`.
public struct LedgerID: Identifier {
  public static let prefix = "l-"
  public static let noun = "ledger entry"
  public static let field = "entry"
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

extension CamperID: Kept {}
extension ReservationID: Kept {}
extension BlockID: Kept {}
extension WaitlistID: Kept {}
extension RateID: Kept {}
extension TaxID: Kept {}
extension LedgerID: Kept {}
extension EntryID: Kept {}
