import Persistence

/// The outcome of the import of a calendar.
package struct FeedReport: Hashable, Sendable {
  package internal(set) var feed = ""
  package internal(set) var site: SiteNumber = "0"
  package internal(set) var added = 0
  package internal(set) var changed = 0
  package internal(set) var gone = 0
  package internal(set) var unchanged = 0
  /// The number of events that are our own, which the other system has imported and shows again.
  package internal(set) var echoed = 0
  package internal(set) var conflicts: [FeedConflict] = []
  /// The stays and closed nights that the calendar no longer has, and that are kept until a later reading says the same.
  package internal(set) var waiting: [FeedWaiting] = []
  /// The events that take no nights.
  package internal(set) var leftOut: [LeftOutEvent] = []

  /// True when a conflict was not there at the import before.
  package var hasNewConflict: Bool { conflicts.contains(where: \.isNew) }
  /// True when nights have begun to wait.
  package var hasNewWaiting: Bool { waiting.contains(where: \.isNew) }
}

/// Nights that a calendar no longer has, and that are kept until a later reading says the same.
package struct FeedWaiting: Hashable, Sendable {
  /// The number of the event.
  package internal(set) var uid = ""
  /// The id of the reservation or the block that has the nights.
  package internal(set) var holder = ""
  package internal(set) var stay = Stay.blank
  /// The time of the first reading without them, in seconds since 1970-01-01 00:00 UTC.
  package internal(set) var since = 0
  /// The time from which a reading without them lets go.
  package internal(set) var goesAt = 0
  /// True when the reading before had them.
  package internal(set) var isNew = true
}

/// Nights that are sold elsewhere and cannot be sold here.
package struct FeedConflict: Hashable, Sendable {
  package enum Reason: String, Hashable, Sendable {
    /// Somebody holds one of the nights here.
    case nightsTaken
    /// The reservation was changed here, and the event there.
    case changedHere
    /// The reservation was cancelled here, and the event still stands.
    case cancelledHere
    /// The reservation was changed here, and the event is gone.
    case goneThere
  }

  package internal(set) var reason: Reason
  package internal(set) var stay: Stay
  /// The id of the reservation or the block in its way.
  package internal(set) var holder: String
  /// False for one that the import before reported.
  package internal(set) var isNew = true

  /// The text by which the next import recognises it. It has no id of the event, because some change at each reading, and
  /// no arrival that is past, because some cut past nights.
  func key(today: Day) -> String {
    "\(reason.rawValue) \(stay.arrival > today ? stay.arrival.description : "-") \(stay.departure) \(holder)"
  }

  /// True for one that the import before reported, with its arrival or, when that was still to come, with it.
  func isAmong(_ former: Set<String>, today: Day) -> Bool {
    if former.contains(key(today: today)) { return true }
    guard stay.arrival <= today else { return false }
    return former.contains { $0.hasPrefix("\(reason.rawValue) ") && $0.hasSuffix(" \(stay.departure) \(holder)") }
  }
}

extension FeedReport: Recorded, Replayable {
  static let blank = FeedReport()

  static let fields: FieldList<Self> = [
    text("feed", of: .campground, { $0.feed }, { $0.feed = $1 }),
    field("site", { $0.site }, { $0.site = $1 }),
    field("added", { $0.added }, { $0.added = $1 }),
    field("changed", { $0.changed }, { $0.changed = $1 }),
    field("gone", { $0.gone }, { $0.gone = $1 }),
    field("unchanged", { $0.unchanged }, { $0.unchanged = $1 }),
    field("echoed", { $0.echoed }, { $0.echoed = $1 }),
    list("conflicts", { $0.conflicts }, { $0.conflicts = $1 }),
    list("waiting", isRequired: false, { $0.waiting }, { $0.waiting = $1 }),
    list("leftOut", isRequired: false, { $0.leftOut }, { $0.leftOut = $1 }),
  ]
}

extension FeedConflict: Recorded {
  static let blank = FeedConflict(reason: .nightsTaken, stay: .blank, holder: "")

  static let fields: FieldList<Self> = [
    text("reason", of: .campground, { $0.reason.rawValue }, { $0.reason = Reason(rawValue: $1) ?? .nightsTaken }),
    field("arrival", { $0.stay.arrival }, { $0.stay = Stay(arrival: $1, departure: .latest) ?? .blank }),
    field(
      "departure", { $0.stay.departure }, { $0.stay = Stay(arrival: $0.stay.arrival, departure: $1) ?? .blank }),
    text("holder", of: .campground, { $0.holder }, { $0.holder = $1 }),
    field("new", { $0.isNew }, { $0.isNew = $1 }),
  ]
}

extension FeedWaiting: Recorded {
  static let blank = FeedWaiting()

  static let fields: FieldList<Self> = [
    text("uid", of: .campground, { $0.uid }, { $0.uid = $1 }),
    text("holder", of: .campground, { $0.holder }, { $0.holder = $1 }),
    field("arrival", { $0.stay.arrival }, { $0.stay = Stay(arrival: $1, departure: .latest) ?? .blank }),
    field(
      "departure", { $0.stay.departure }, { $0.stay = Stay(arrival: $0.stay.arrival, departure: $1) ?? .blank }),
    field("since", { $0.since }, { $0.since = $1 }),
    field("goesAt", { $0.goesAt }, { $0.goesAt = $1 }),
    field("new", { $0.isNew }, { $0.isNew = $1 }),
  ]
}
