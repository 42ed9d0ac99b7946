import CampgroundManager

/// What a row of a report is about, as a table and a program read it.
protocol StatisticsRowKey {
  /// Beside `from` and `before`.
  static var header: [String] { get }
  static var title: String { get }
  /// Whether the rows follow one another in time.
  static var isTime: Bool { get }
  var words: String { get }
  /// For a plot, in few letters.
  var brief: String { get }
  init?(_ key: StatisticsKey)
  func write(to fields: inout some FieldWriter)
}

extension StatisticsRowKey {
  static var isTime: Bool { false }
  var brief: String { DisplayWidth.cut(words, to: 24) }
}

/// A night, a week, a month, or all days asked for.
struct PeriodRow: StatisticsRowKey {
  let days: Range<Day>

  static var header: [String] { [] }
  static var title: String { "PERIOD" }
  static var isTime: Bool { true }

  init?(_ key: StatisticsKey) {
    guard case .days(let days) = key else { return nil }
    self.days = days
  }

  func write(to fields: inout some FieldWriter) {}

  /// `2027-07-04 Sun`, `2027-07`, or a first day and the day after the last.
  var words: String {
    if days.count == 1 {
      return "\(days.lowerBound) \(days.lowerBound.weekday.rawValue.capitalizedWord)"
    }
    return PeriodWords.text(days)
  }

  /// `07-04`, `2027-07`, or the day that it begins on.
  var brief: String {
    let words = words
    if days.count == 1 { return String(words.dropFirst(5).prefix(5)) }
    return words.utf8.count == 7 ? words : days.lowerBound.description
  }
}

struct LoopRow: StatisticsRowKey {
  let loop: String?

  static var header: [String] { ["loop"] }
  static var title: String { "LOOP" }

  init?(_ key: StatisticsKey) {
    guard case .loop(let loop) = key else { return nil }
    self.loop = loop
  }

  func write(to fields: inout some FieldWriter) { fields.field("loop", loop) }

  var words: String { loop ?? "no loop" }
}

struct TypeRow: StatisticsRowKey {
  let type: Slug

  static var header: [String] { ["type"] }
  static var title: String { "TYPE" }

  init?(_ key: StatisticsKey) {
    guard case .type(let type) = key else { return nil }
    self.type = type
  }

  func write(to fields: inout some FieldWriter) { fields.field("type", type) }

  var words: String { type.text }
}

struct ReasonRow: StatisticsRowKey {
  let reason: String?

  static var header: [String] { ["reason"] }
  static var title: String { "REASON" }

  init?(_ key: StatisticsKey) {
    guard case .reason(let reason) = key else { return nil }
    self.reason = reason
  }

  func write(to fields: inout some FieldWriter) { fields.field("reason", reason) }

  var words: String { reason ?? "no reason given" }
}

extension String {
  /// With a large first letter.
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
