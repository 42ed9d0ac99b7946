@testable import CampgroundManager

/// The effect of undo on the model.
extension WalkModel {
  mutating func undo(_ number: Int?) throws {
    let undoing = entries.count
    guard let number = number ?? newest(), (1..<undoing).contains(number) else { throw CampingError(.notFound, []) }
    let changes = entries[number - 1].changes
    guard !isUndone(number), changes.allSatisfy({ kept[$0.id] == $0.after }) else {
      throw CampingError(.undoBlocked, [])
    }
    let ids = Set(changes.map(\.id))
    for spot in changes.flatMap({ $0.before?.spots ?? [] }) {
      if let holder = holders[spot], !ids.contains(holder) { throw CampingError(.undoBlocked, []) }
    }
    try requireReferences(changes)
    try takeBack(entries[number - 1])
    for change in changes { put(change.before, as: change.id, isUndo: true) }
    restored.formUnion(changes.filter { lacksNights($0.before) }.map(\.id))
    mark(number, undoneBy: undoing)
  }

  /// Throws unless a block that stands, or comes back, still has the reservations that it displaced.
  private func requireReferences(_ changes: [Change]) throws {
    let back = Dictionary(uniqueKeysWithValues: changes.map { ($0.id, $0.before) })
    func isThere(_ id: String) -> Bool { (back[id] ?? kept[id]) != nil }
    let gone = Set(changes.filter { $0.before == nil }.map(\.id))
    let blocks = changes.compactMap(\.before) + standing.subtracting(back.keys).compactMap { kept[$0] }
    for loser in blocks.flatMap(\.displaced.values) where gone.contains(loser) || !isThere(loser) {
      throw CampingError(.undoBlocked, [])
    }
  }

  /// Takes the entry's amounts off accounts, or puts them there again.
  ///
  /// Throws unless they are as the entry has left them, each account has its reservation and stays sound, and no
  /// reservation goes whose money stays.
  private mutating func takeBack(_ entry: Entry) throws {
    let back = Dictionary(uniqueKeysWithValues: entry.changes.map { ($0.id, $0) })
    if let posting = entry.posting {
      guard posting.isTaken == posted.contains(posting.origin) else { throw CampingError(.undoBlocked, []) }
      for (id, lines) in posting.amounts {
        var account = account(of: id)
        for (line, amount) in lines { account[line] -= amount }
        guard account.isSound, kept[id] != nil || back[id]?.before != nil || id.hasPrefix("sale") else {
          throw CampingError(.undoBlocked, [])
        }
        post(account, to: id, taking: posting)
        guard wasCovered(id, lines.keys) else { throw CampingError(.undoBlocked, []) }
      }
    }
    for change in entry.changes where change.before == nil && !account(of: change.id).isEmpty {
      throw CampingError(.undoBlocked, [])
    }
  }

  private func lacksNights(_ reservation: Kept?) -> Bool {
    guard let reservation, let status = reservation.status, Self.active.contains(status) else { return false }
    return reservation.stay.contains { $0 >= today && reservation.site(of: $0) == nil }
  }

  /// The entry that an undo without a name undoes.
  func newest() -> Int? {
    entries.indices.last { place in
      !["undo", "expire", "running"].contains(entries[place].command) && !isUndone(place + 1)
    }
    .map { $0 + 1 }
  }

  func isUndone(_ number: Int) -> Bool {
    entries[number - 1].undoneBy.contains { !isUndone($0) }
  }
}
