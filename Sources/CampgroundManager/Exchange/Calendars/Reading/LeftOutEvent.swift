import Persistence

/// An event of a calendar that takes no nights.
package struct LeftOutEvent: Hashable, Sendable {
  package enum Reason: String, Hashable, Sendable {
    /// It begins and ends on one day, such as a check-out from 10 to 11 (domain rule R26).
    case noNight
    /// A longer event of the calendar has its nights.
    case covered
  }

  package internal(set) var reason: Reason
  /// The first day …
  package internal(set) var from: Day
  /// … and the day on which it ends, which may be the same.
  package internal(set) var before: Day
  /// The number of its first line in the file.
  package internal(set) var line: Int
  /// True at the first import of the feed to the site.
  package internal(set) var isNew = true

  init(_ reason: Reason, _ days: Range<Day>, line: Int) {
    (self.reason, self.line) = (reason, line)
    (from, before) = (days.lowerBound, days.upperBound)
  }

  init(covered event: FeedEvent) { self.init(.covered, event.stay.nights, line: event.line) }
}

extension LeftOutEvent: Recorded {
  static let blank = LeftOutEvent(.noNight, Day.earliest..<Day.earliest, line: 0)

  static let fields: FieldList<Self> = [
    text("reason", of: .campground, { $0.reason.rawValue }, { $0.reason = Reason(rawValue: $1) ?? .noNight }),
    field("from", { $0.from }, { $0.from = $1 }),
    field("before", { $0.before }, { $0.before = $1 }),
    field("line", { $0.line }, { $0.line = $1 }),
    field("new", { $0.isNew }, { $0.isNew = $1 }),
  ]
}
