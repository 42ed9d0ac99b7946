/// The nights that the writes of one request have freed, from the images of their holders, whatever the command.
final class NightTally {
  private(set) var change = NightChange()
  /// True when the writes were rolled back, so that the store still has the nights as they were.
  private(set) var isRehearsal = false

  /// Remembers the tally; the result brings it back.
  func mark() -> () -> Void {
    let (change, isRehearsal) = (change, isRehearsal)
    return { [self] in (self.change, self.isRehearsal) = (change, isRehearsal) }
  }

  func begin() { (change, isRehearsal) = (NightChange(), false) }

  func add(_ next: JournalChange, isRehearsal: Bool) throws {
    self.isRehearsal = isRehearsal
    // A new holder frees nothing; only a rehearsal has to know that it takes nights which another has freed.
    guard next.before != nil || isRehearsal, Self.kinds.contains(next.kind) else { return }
    try change.add(next)
  }

  /// The holders of nights.
  private static let kinds: Set = [Reservation.kind, Block.kind]
}
