import Persistence

/// The nights that the writes of one request have freed, from the images of their holders, whatever the command.
final class NightTally: ChangeReader {
  private(set) var change = NightChange()
  /// True when anybody waits, as of the write; nil when it has touched no nights, or the waitlist itself.
  ///
  /// Where nobody does, the answer needs no read of its own.
  private(set) var isWaitedFor: Bool?
  /// True when the writes were rolled back, so that the store still has the nights as they were.
  private(set) var isRehearsal = false

  /// The kinds of things that were changed, and those that came into being.
  private var kinds: (changed: Set<String>, new: Set<String>) = ([], [])
  private let waitlist: WaitlistTable

  init(_ waitlist: WaitlistTable) { self.waitlist = waitlist }

  func mark() -> () -> Void {
    let before = (change, isRehearsal, isWaitedFor, kinds)
    return { [self] in (change, isRehearsal, isWaitedFor, kinds) = before }
  }

  /// Begins anew. The look goes with the first round trip; where somebody waits, the next one brings the entries.
  func begin() {
    (change, isRehearsal, isWaitedFor, kinds) = (NightChange(), false, nil, ([], []))
    waitlist.store.expect([{ [self] in _ = try look() }])
  }

  func end() throws {
    if kinds.changed.contains(WaitlistEntry.kind) {
      isWaitedFor = nil
    } else if isWaitedFor == nil, touchesNights {
      isWaitedFor = try look()
    }
  }

  /// True when holders took or freed nights; of a trial, which makes no images, when there are any.
  private var touchesNights: Bool {
    if waitlist.store.isLooking { return !kinds.changed.isDisjoint(with: Self.holders) }
    return !kinds.new.isDisjoint(with: Self.holders) || change != NightChange()
  }

  private func look() throws -> Bool { try waitlist.store.ifAny { try waitlist.hasWaiting() } }

  func add(_ next: JournalChange, isRehearsal: Bool) throws {
    self.isRehearsal = isRehearsal
    kinds.changed.insert(next.kind)
    if next.before == nil { kinds.new.insert(next.kind) }
    // A new holder frees nothing; only a rehearsal has to know that it takes nights which another has freed.
    guard next.before != nil || isRehearsal, Self.holders.contains(next.kind) else { return }
    try change.add(next)
  }

  private static let holders: Set = [Reservation.kind, Block.kind]
}
