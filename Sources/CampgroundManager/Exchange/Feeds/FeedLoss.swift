/// The coming stays and closed nights of a feed that its calendar no longer has, in so far as they wait (domain rule
/// R37).
///
/// Some systems now and then give a calendar that is complete and empty. So the loss of all coming stays or of all closed
/// nights, or of more than half of five or more of either, waits for a later reading that says the same.
struct FeedLoss {
  /// The coming stays without an event that do not wait.
  private(set) var gone: [Reservation]
  /// The nights that wait.
  private(set) var waits: [Waiting] = []

  /// A stay that waits, or closed nights in a row of one block.
  struct Waiting: Hashable {
    var nights: Range<Day>
    let holder: NightHolder
    /// The number of the event.
    let uid: String
    /// The time of the first reading without it, in seconds since 1970-01-01 00:00 UTC.
    let since: Int
    /// True when that is this reading.
    let isNew: Bool

    var isClosed: Bool { if case .block = holder { true } else { false } }
  }

  /// Finds the nights that a calendar lacks; after the minutes of the terms a loss is no longer waited for.
  init(_ matches: FeedMatches, _ events: [FeedEvent], _ state: FeedState, _ reading: FeedReading) {
    let now = reading.now
    gone = matches.gone.filter { $0.isComing(today: now.day) }
    // Nights that another event has are no silence.
    let sold = events.filter { !$0.isBlock }.map(\.stay.nights)
    let stays = gone.filter { stay in !sold.contains { $0.overlaps(stay.nightsOfFeed) } }
    let found = matches.known.count { $0.before.isComing(today: now.day) && !$0.isBack }
    let closed = LostNights(state.blocks, events, after: now.day)
    let isSilent =
      Self.isSilence(stays.count, of: gone.count + found) || Self.isSilence(closed.lost.count, of: closed.count)
    let former = FormerWaits(state.waits, at: now)
    waits = stays.map(former.waiting) + former.waiting(closed.lost)
    // New events may have ended the silence, but not the wait.
    waits.removeAll { $0.since + 60 * reading.terms.settle <= now.seconds || $0.isNew && !isSilent }
    let waiting = Set(waits.map(\.holder))
    gone.removeAll { waiting.contains($0.holder) }
  }

  /// True for a loss of all, or of more than half of five or more.
  private static func isSilence(_ lost: Int, of all: Int) -> Bool {
    lost > 0 && (lost == all || all >= 5 && 2 * lost > all)
  }
}

/// The nights behind a day that a feed has blocked and its calendar no longer has.
private struct LostNights {
  private(set) var lost: [(night: Day, block: Block)] = []
  /// The number of nights that it has blocked.
  private(set) var count = 0

  init(_ blocks: [Block], _ events: [FeedEvent], after today: Day) {
    guard let end = blocks.map(\.before).max() else { return }
    let first = today.advanced(by: 1)
    var standing: Set<Day> = []
    for event in events { standing.formUnion(event.stay.nights.clamped(to: min(first, end)..<end)) }
    for block in blocks {
      let nights = (block.from..<block.before).clamped(to: min(first, end)..<end)
      count += nights.count
      lost += nights.filter { !standing.contains($0) }.map { ($0, block) }
    }
  }
}

/// The nights that waited at the reading before.
private struct FormerWaits {
  private let waits: [FeedWait]
  private let now: Moment

  init(_ waits: [FeedWait], at now: Moment) { (self.waits, self.now) = (waits, now) }

  func waiting(_ stay: Reservation) -> FeedLoss.Waiting {
    let nights = stay.nightsOfFeed
    let since = since { !$0.isClosed && $0.from == nights.lowerBound && $0.before == nights.upperBound }
    return FeedLoss.Waiting(
      nights: nights, holder: stay.holder, uid: stay.feedUID ?? "", since: since ?? now.seconds, isNew: since == nil)
  }

  /// The lost nights in rows of one block that are missing as long.
  func waiting(_ lost: [(night: Day, block: Block)]) -> [FeedLoss.Waiting] {
    var rows: [FeedLoss.Waiting] = []
    for (night, block) in lost {
      let since = since { $0.isClosed && $0.nights(after: now.day).contains(night) }
      let next = night.advanced(by: 1)
      var row = FeedLoss.Waiting(
        nights: night..<next, holder: .block(block.id), uid: block.ref ?? "", since: since ?? now.seconds,
        isNew: since == nil)
      if let last = rows.last, last.holder == row.holder, last.since == row.since, last.nights.upperBound == night {
        row.nights = last.nights.lowerBound..<next
        rows.removeLast()
      }
      rows.append(row)
    }
    return rows
  }

  /// The time of the first reading without some nights; nil when this is it, and when the clock was set back since.
  private func since(_ isMeant: (FeedWait) -> Bool) -> Int? {
    waits.first { $0.since <= now.seconds && isMeant($0) }?.since
  }
}

extension Reservation {
  /// True for a stay that has still to begin.
  func isComing(today: Day) -> Bool { arrival > today && [.held, .reserved].contains(status) }

  var holder: NightHolder { .reservation(id ?? ReservationID(rawValue: 0)) }

  /// The nights that its calendar has of it, or had.
  var nightsOfFeed: Range<Day> { feedMark?.stay?.nights ?? arrival..<departure }
}
