import Persistence

/// A permanent name for one thing of one kind, written with the kind's letter: `c-17`, `r-3`.
///
/// An id is given when its write commits, and never to anything else, not even after an undo.
public protocol Identifier: RawRepresentable, Hashable, Comparable, Codable, Sendable, Storable,
  LosslessStringConvertible
where RawValue == Int64 {
  /// The letter before the number.
  static var letter: Character { get }
  /// The kind in the field's words.
  static var noun: String { get }

  init(rawValue: Int64)
}

extension Identifier {
  public var description: String { "\(Self.letter)-\(rawValue)" }

  public init?(_ text: String) {
    guard text.first == Self.letter, text.dropFirst().first == "-" else { return nil }
    guard let number = Digits.value(of: text.utf8.dropFirst(2)), number > 0 else { return nil }
    self.init(rawValue: Int64(number))
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  public init(from decoder: any Decoder) throws { self = try .decodeText(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }
}

/// Identifies a camper, `c-17`.
public struct CamperID: Identifier {
  public static let letter: Character = "c"
  public static let noun = "camper"
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies a reservation, `r-3`.
public struct ReservationID: Identifier {
  public static let letter: Character = "r"
  public static let noun = "reservation"
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies a block, `b-2`.
public struct BlockID: Identifier {
  public static let letter: Character = "b"
  public static let noun = "block"
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// Identifies an entry of the journal, `o-12`.
public struct EntryID: Identifier {
  public static let letter: Character = "o"
  public static let noun = "journal entry"
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}
