/// A key of the rows of a report: its name, and its value in each part of the things that the report sums up.
///
/// The name is that of `--by`, of the JSON and of the column.
public struct ReportKey<Part>: Sendable {
  /// The form in which its values are written.
  package enum Form: Sendable {
    case name
    /// A period, with its first day and the day after its last.
    case period
    /// A month, such as `2027-07`.
    case month
    case day
  }

  package let name: StaticString
  package let form: Form
  /// The words for a row without a value.
  package let absent: String
  /// The value in a part; nil for a part that is in no row.
  let value: @Sendable (Part) -> ReportValue?

  init(
    _ name: StaticString, as form: Form = .name, absent: String = "",
    _ value: @escaping @Sendable (Part) -> ReportValue?
  ) {
    self.name = name
    self.form = form
    self.absent = absent
    self.value = value
  }
}

extension ReportKey: Equatable, CustomStringConvertible {
  public static func == (left: ReportKey, right: ReportKey) -> Bool { left.description == right.description }

  public var description: String { name.description }
}

/// The value that a row of a report has for a key.
public enum ReportValue: Hashable, Sendable {
  /// A night, a week or a month, or the part of one within the days of the report; or all of these days.
  case days(Range<Day>)
  case site(SiteNumber)
  /// A name, or nil where there is none; those of a lower rank come first.
  case name(String?, rank: Int = 0)

  /// No value; rows without one come last.
  public static let absent = ReportValue.name(nil, rank: .max)

  /// The days; nil for another value.
  public var days: Range<Day>? {
    if case .days(let days) = self { days } else { nil }
  }

  /// The name; nil for another value, and for none.
  public var name: String? {
    if case .name(let name, _) = self { name } else { nil }
  }

  init(_ name: String?) { self = name.map { .name($0) } ?? .absent }

  /// The same within some days.
  func clamped(to days: Range<Day>) -> ReportValue {
    guard case .days(let own) = self else { return self }
    return .days(own.clamped(to: days))
  }
}

extension ReportValue: Comparable {
  public static func < (left: ReportValue, right: ReportValue) -> Bool {
    switch (left, right) {
    case (.days(let left), .days(let right)): left.lowerBound < right.lowerBound
    case (.site(let left), .site(let right)): left < right
    case (.name(let left, let rank), .name(let right, let other)): (rank, left ?? "") < (other, right ?? "")
    default: right == .absent
    }
  }
}
