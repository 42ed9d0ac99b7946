@testable import CampgroundManager

extension StoreState {
  /// Throws unless each party that is here or to come has each night from today up to departure that no block has
  /// taken, and no reservation has a night outside of the stay, or any after it was given up.
  ///
  /// `restored` are those that an undo has put back as they were before: a night that was a block's then may be
  /// nobody's now.
  func requireWhole(on today: Day, restored: Set<String>) throws {
    var nights: [String: Set<Day>] = [:]
    for (spot, id) in holders {
      guard let night = Day(String(spot.prefix(10))), nights[id, default: []].insert(night).inserted else {
        throw Astray("\(id) has \(spot), and the same night elsewhere")
      }
    }
    for id in nights.keys where rows[id] == nil { throw Astray("\(id) has nights and is not there") }
    let blocked = blockedNights(nights)
    for (id, row) in rows {
      let should = row.nights(from: today)
      let missing = should.needed.subtracting(nights[id] ?? []).filter { !blocked.contains("\(id) on \($0)") }
      guard missing.isEmpty || restored.contains(id), (nights[id] ?? []).isSubset(of: should.allowed) else {
        throw Astray("\(id), \(row), has \(nights[id] ?? [])")
      }
    }
  }

  /// The nights that blocks have taken from somebody and still hold.
  private func blockedNights(_ nights: [String: Set<Day>]) -> Set<String> {
    Set(
      displaced.flatMap { block, taken in
        taken.filter { loss in Day(String(loss.suffix(10))).map { nights[block]?.contains($0) ?? false } ?? false }
      })
  }
}

extension StoreState.Row {
  /// The nights that it must have, and those that it may have.
  fileprivate func nights(from today: Day) -> (needed: Set<Day>, allowed: Set<Day>) {
    let all = Set(arrival..<departure)
    switch status {
    case nil: return (all, all)
    case .held, .reserved, .checkedIn: return (all.filter { $0 >= today }, all)
    case .checkedOut: return ([], all)
    // Nights that were past when it was marked stay used.
    case .noShow: return ([], all.filter { $0 < today })
    case .cancelled, .expired, .invalid: return ([], [])
    }
  }
}
