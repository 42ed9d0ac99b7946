import CampgroundManager

/// The key of a row of a report, in tables and JSON.
protocol StatisticsRowKey {
  /// A key for the header when there is no row.
  static var blank: Self { get }
  static var title: String { get }
  /// True when the rows follow one another in time.
  static var isTime: Bool { get }
  var words: String { get }
  /// The short form for a plot, in few letters.
  var brief: String { get }
  static func of(_ key: StatisticsKey) -> Self?
  func write(to fields: inout some FieldWriter)
}

extension StatisticsRowKey {
  static var isTime: Bool { false }
  var brief: String { DisplayWidth.cut(words, to: 24) }
}

/// A night, a week, a month, or all requested days.
struct PeriodRow: StatisticsRowKey {
  let days: Range<Day>

  static let blank = PeriodRow(days: Day.earliest..<Day.earliest)
  static var title: String { "PERIOD" }
  static var isTime: Bool { true }

  static func of(_ key: StatisticsKey) -> PeriodRow? {
    guard case .days(let days) = key else { return nil }
    return PeriodRow(days: days)
  }

  func write(to fields: inout some FieldWriter) {}

  var words: String { PeriodWords.dated(days) }

  /// `07-04`, `2027-07`, or the day that it begins on.
  var brief: String {
    let words = words
    let first = days.lowerBound.description
    if days.count == 1 { return String(first.dropFirst(5)) }
    return words.utf8.count == 7 ? words : first
  }
}

struct LoopRow: StatisticsRowKey {
  let loop: String?

  static let blank = LoopRow(loop: nil)
  static var title: String { "LOOP" }

  static func of(_ key: StatisticsKey) -> LoopRow? {
    guard case .loop(let loop) = key else { return nil }
    return LoopRow(loop: loop)
  }

  func write(to fields: inout some FieldWriter) { fields.field("loop", loop) }

  var words: String { loop ?? "no loop" }
}

struct TypeRow: StatisticsRowKey {
  let type: Slug

  static let blank = TypeRow(type: "standard")
  static var title: String { "TYPE" }

  static func of(_ key: StatisticsKey) -> TypeRow? {
    guard case .type(let type) = key else { return nil }
    return TypeRow(type: type)
  }

  func write(to fields: inout some FieldWriter) { fields.field("type", type) }

  var words: String { type.text }
}

struct SourceRow: StatisticsRowKey {
  let source: String?

  static let blank = SourceRow(source: nil)
  static var title: String { "SOURCE" }

  static func of(_ key: StatisticsKey) -> SourceRow? {
    guard case .source(let source) = key else { return nil }
    return SourceRow(source: source)
  }

  func write(to fields: inout some FieldWriter) { fields.field("source", source) }

  var words: String { source ?? "no source" }
}

struct ReasonRow: StatisticsRowKey {
  let reason: String?

  static let blank = ReasonRow(reason: nil)
  static var title: String { "REASON" }

  static func of(_ key: StatisticsKey) -> ReasonRow? {
    guard case .reason(let reason) = key else { return nil }
    return ReasonRow(reason: reason)
  }

  func write(to fields: inout some FieldWriter) { fields.field("reason", reason) }

  var words: String { reason ?? "no reason given" }
}
