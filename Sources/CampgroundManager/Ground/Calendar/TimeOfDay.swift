import Persistence

/// A time on the campground's clock, to the minute, written `15:00`.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// The minutes since midnight, 0 to 1,439.
  public let minutes: Int

  public static let midnight = TimeOfDay(unchecked: 0)
  package static let lastMinute = TimeOfDay(unchecked: 24 * 60 - 1)

  /// Returns nil for minutes outside the day.
  public init?(minutes: Int) {
    guard (0..<1440).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  init(unchecked minutes: Int) {
    self.minutes = minutes
  }

  public static func < (left: Self, right: Self) -> Bool { left.minutes < right.minutes }
}

extension TimeOfDay: LosslessStringConvertible {
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"), let hour = Digits.value(of: bytes[0..<2]),
      let minute = Digits.value(of: bytes[3..<5]), hour < 24, minute < 60
    else { return nil }
    self.init(minutes: hour * 60 + minute)
  }

  public var description: String {
    "\(Digits.padded(minutes / 60, to: 2)):\(Digits.padded(minutes % 60, to: 2))"
  }
}

extension TimeOfDay: Encodable, Storable {
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }

  @usableFromInline package var stored: StoredValue { .integer(Int64(minutes)) }

  @usableFromInline package init?(stored: StoredValue) {
    guard let minutes = Int(stored: stored) else { return nil }
    self.init(minutes: minutes)
  }
}

extension TimeOfDay: ColumnValue {}
