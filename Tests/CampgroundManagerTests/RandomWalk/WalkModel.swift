@testable import CampgroundManager

/// A campground's expected state after each step of a walk, written as plainly as can be: the holders of nights, and
/// the states of reservations.
struct WalkModel {
  /// Sites 1 to this many; the last is retired.
  static let sites = 5

  private(set) var holders: [Spot: String] = [:]
  private(set) var kept: [String: Kept] = [:]
  /// The entries by number, from 1.
  private(set) var entries: [Entry] = []
  private(set) var reservations = 0
  private(set) var blocks = 0
  private(set) var waits = 0
  /// The number of sales over the counter.
  var sales = 0
  /// The state of a reservation when it was last marked a no-show.
  private(set) var beforeNoShow: [String: Kept] = [:]
  /// The waivers that ended when it was marked one, by name, below 0.
  var waivedBeforeNoShow: [String: [String: Int]] = [:]
  private(set) var accounts: [String: Account] = [:]
  /// The entries whose amounts stand on accounts.
  private(set) var posted: Set<Int> = []
  /// The reservations that an undo has put back without a night that a block had taken from them; it may be nobody's by
  /// now.
  var restored: Set<String> = []
  /// The parties that are checked in.
  private(set) var present: Set<String> = []
  /// The blocks that stand.
  private(set) var standing: Set<String> = []
  /// The time in minutes since 1970.
  var now: Int
  /// True when the price of nights given back by leaving early is kept.
  let keepsEarly: Bool
  /// True when nights that were slept keep their price whatever a stay becomes.
  let keepsSlept: Bool

  /// A number of a walk decides the policy.
  init(now: Int, seed: UInt64) {
    self.now = now
    (keepsEarly, keepsSlept) = (seed % 2 == 0, seed % 4 >= 2)
  }

  var today: Day { ("1970-01-01" as Day).advanced(by: now / 1440) }

  /// Runs one command: holds past their expiry are swept first, and a refused command leaves nothing.
  mutating func record(_ command: String, _ body: (inout WalkModel) throws -> Void) throws {
    let entriesBefore = entries.count
    let numbersBefore = (reservations, blocks, waits, sales)
    let givenUpBefore = (beforeNoShow, waivedBeforeNoShow)
    let (accountsBefore, postedBefore) = (accounts, posted)
    do {
      sweep()
      entries.append(Entry(command: command, day: today))
      try body(&self)
      let entry = entries[entries.count - 1]
      if entry.changes.isEmpty, entry.posting == nil { entries.removeLast() }
    } catch {
      while entries.count > entriesBefore {
        for change in entries[entries.count - 1].changes.reversed() { place(change.before, as: change.id) }
        entries.removeLast()
      }
      (reservations, blocks, waits, sales) = numbersBefore
      (beforeNoShow, waivedBeforeNoShow) = givenUpBefore
      (accounts, posted) = (accountsBefore, postedBefore)
      throw error
    }
  }

  private mutating func sweep() {
    let lapsed = kept.filter { $0.value.status == .held && hasLapsed($0.value) }
    guard !lapsed.isEmpty else { return }
    entries.append(Entry(command: "expire", day: today))
    for (id, hold) in lapsed.sorted(by: { $0.key < $1.key }) { put(seen(hold), as: id) }
  }

  /// True when the next write has a hold to sweep.
  var hasLapsedHold: Bool { kept.values.contains { $0.status == .held && hasLapsed($0) } }

  private func hasLapsed(_ hold: Kept) -> Bool { hold.expires.map { $0 <= now } ?? false }

  /// The reservation as reads show it now: past its expiry a hold has no nights.
  func seen(_ reservation: Kept) -> Kept {
    guard reservation.status == .held, hasLapsed(reservation) else { return reservation }
    var expired = reservation
    expired.status = .expired
    expired.spots = []
    expired.prices = [:]
    return expired
  }

  func seen(_ id: String) -> Kept? { kept[id].map(seen) }

  /// The holder of a night as reads show it now.
  func holder(of spot: Spot) -> String? {
    holders[spot].flatMap { id in seen(id)?.spots.contains(spot) == true ? id : nil }
  }

  /// Replaces a thing from now on, by nil when it is gone; part of the running command.
  ///
  /// `before` is the state that an undo restores, if not the present one; `isUndo` is an undo, which charges nothing.
  mutating func put(_ thing: Kept?, as id: String, instead before: Kept? = nil, isUndo: Bool = false) {
    let thing = isUndo ? thing : thing.map { settled($0) }
    entries[entries.count - 1].changes.append(Change(id: id, before: before ?? kept[id], after: thing))
    if let thing, !isUndo { charge(thing, from: kept[id], to: id) }
    if let was = kept[id], was.status == .reserved, thing?.status == .noShow { beforeNoShow[id] = was }
    place(thing, as: id)
  }

  private mutating func place(_ thing: Kept?, as id: String) {
    for spot in kept[id]?.spots ?? [] where holders[spot] == id { holders[spot] = nil }
    for spot in thing?.spots ?? [] { holders[spot] = id }
    kept[id] = thing
    if let thing, thing.status == nil, thing.wait == nil, thing.least == nil {
      standing.insert(id)
    } else {
      standing.remove(id)
    }
    if thing?.status == .checkedIn { present.insert(id) } else { present.remove(id) }
  }

  /// Replaces an account as part of the running command; `taking` is the posting that an undo takes back or again.
  mutating func post(_ account: Account, to id: String, taking old: Posting? = nil) {
    let was = self.account(of: id)
    accounts[id] = account
    let lines = Set(was.amounts.keys).union(account.amounts.keys).filter { was[$0] != account[$0] }
    guard !lines.isEmpty else { return }
    let new = Posting(origin: old?.origin ?? entries.count, isTaken: !(old?.isTaken ?? false))
    var posting = entries[entries.count - 1].posting ?? new
    for line in lines { posting.amounts[id, default: [:]][line, default: 0] += account[line] - was[line] }
    entries[entries.count - 1].posting = posting
    if posting.isTaken { posted.insert(posting.origin) } else { posted.remove(posting.origin) }
  }

  mutating func nextReservation() -> String {
    reservations += 1
    return "r-\(reservations)"
  }

  mutating func nextBlock() -> String {
    blocks += 1
    return "b-\(blocks)"
  }

  mutating func nextWait() -> String {
    waits += 1
    return "w-\(waits)"
  }

  mutating func mark(_ entry: Int, undoneBy other: Int) {
    entries[entry - 1].undoneBy.append(other)
  }
}
