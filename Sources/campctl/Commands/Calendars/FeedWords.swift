import CampgroundManager

/// The sentences about the import of a calendar.
struct FeedWords {
  let report: FeedReport
  let clock: CampgroundClock
  /// The number of things that one sentence names.
  private static let mostNamed = 10

  /// `airbnb, site 12: 3 added, 1 gone.`; nil when nothing has changed.
  var counts: String? {
    let counts = [(report.added, "added"), (report.changed, "changed"), (report.gone, "gone")].filter { $0.0 > 0 }
    let words = counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return words.isEmpty ? nil : "\(report.feed), site \(report.site): \(words)."
  }

  func sentence(_ conflict: FeedConflict) -> String {
    let days = PeriodWords.span(conflict.stay.nights)
    return switch conflict.reason {
    case .nightsTaken: "\(report.feed) has sold site \(report.site) from \(days), which \(conflict.holder) holds here."
    case .changedHere:
      "\(report.feed) has site \(report.site) from \(days) now, and its reservation \(conflict.holder) was changed here."
    case .cancelledHere:
      "\(report.feed) still has site \(report.site) from \(days), and its reservation \(conflict.holder) was cancelled here."
    case .goneThere:
      "\(report.feed) no longer has site \(report.site) from \(days), and its reservation \(conflict.holder) was changed here."
    }
  }

  /// The sentence about the nights that have begun to wait; nil when none have.
  var waiting: String? {
    let new = report.waiting.filter(\.isNew)
    guard let goesAt = new.map(\.goesAt).max() else { return nil }
    var holders: [String] = []
    for holder in new.map(\.holder) where !holders.contains(holder) { holders.append(holder) }
    let until = DayWords.dated(clock.moment(at: goesAt))
    return """
      \(report.feed) no longer has \(Self.list(holders)) on site \(report.site): nothing is let go until a reading from \
      \(until) on says the same.
      """
  }

  func sentence(_ event: LeftOutEvent) -> String {
    switch event.reason {
    case .noNight: "The event on line \(event.line) is left out, because it has no night: \(event.from.dated)."
    case .covered:
      "The event on line \(event.line) is left out, because a longer one has its nights: \(PeriodWords.span(event.from..<event.before))."
    }
  }

  /// The sentences about the first events that are left out.
  var leftOut: [String] {
    let more = report.leftOut.count - Self.mostNamed
    return report.leftOut.prefix(Self.mostNamed).map(sentence) + (more > 0 ? ["\(more) more are left out."] : [])
  }

  /// `r-1, r-2 and 30 more`.
  private static func list(_ names: [String]) -> String {
    let more = names.count - mostNamed
    return Phrases.list(names.prefix(mostNamed) + (more > 0 ? ["\(more) more"] : []))
  }
}
