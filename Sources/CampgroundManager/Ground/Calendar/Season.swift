import Basics
import Persistence

/// The part of each year in which the campground is open, written `05-01..10-15`.
///
/// It opens for the night of the first day; the second is the last day of departure. A season may span the new year.
/// `all-year` is a season too: that of a type of site that stays open when the campground closes.
public struct Season: Hashable, Sendable {
  let opening: YearDay
  let closing: YearDay

  /// It closes when it opens.
  private static let allYear = Season(opening: YearDay(month: 1, day: 1), closing: YearDay(month: 1, day: 1))

  /// True when the night that begins on this day is in the season.
  public func contains(night: Day) -> Bool {
    let yearDay = YearDay(night)
    return opening < closing
      ? opening <= yearDay && yearDay < closing
      : opening <= yearDay || yearDay < closing
  }
}

extension Season: LosslessStringConvertible {
  /// Returns nil unless the text is `all-year`, or names two different days that exist in some year.
  public init?(_ text: String) {
    if text == "all-year" {
      self = .allYear
      return
    }
    let days = text.split(separator: "..", omittingEmptySubsequences: false).map { YearDay(String($0)) }
    guard days.count == 2, let opening = days[0], let closing = days[1], opening != closing else {
      return nil
    }
    self.init(opening: opening, closing: closing)
  }

  public var description: String { self == .allYear ? "all-year" : "\(opening)..\(closing)" }
}

extension Season: Encodable, Storable {
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }

  @usableFromInline package var stored: StoredValue { .text(description) }

  @usableFromInline package init?(stored: StoredValue) {
    guard let text = String(stored: stored) else { return nil }
    self.init(text)
  }
}

extension Season: ColumnValue {}
