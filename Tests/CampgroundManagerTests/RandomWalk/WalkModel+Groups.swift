@testable import CampgroundManager

/// The steps of whole groups: of all reservations whose status allows it, or of none.
extension WalkModel {
  mutating func checkIn(group: String) throws {
    var members = try members(of: group, from: [.reserved, .noShow])
    for id in members.keys {
      members[id]?.status = .checkedIn
      members[id]?.expires = nil
      if var member = members[id] {
        try letIn(&member, id)
        members[id] = member
      }
    }
    try keep(members)
  }

  mutating func checkOut(group: String) throws {
    for id in try members(of: group, from: [.checkedIn]).keys { try checkOut(Self.number(of: id)) }
  }

  mutating func cancel(group: String, isWaived: Bool) throws {
    for id in try members(of: group, from: [.held, .reserved]).keys {
      try cancel(Self.number(of: id), isWaived: isWaived)
    }
  }

  /// Judges all changes before it takes a night for any.
  mutating func change(group: String, _ edits: WalkStep.Edits) throws {
    let edited = try members(of: group, from: Self.active).mapValues { try changed($0, edits) }
    for (id, after) in edited.sorted(by: { Self.number(of: $0.key) < Self.number(of: $1.key) })
    where after != kept[id] {
      try keep([id: after])
    }
  }

  private func members(of group: String, from statuses: Set<ReservationStatus>) throws -> [String: Kept] {
    let members = kept.filter { $0.value.group == group }
    if members.isEmpty { throw CampingError(.notFound, []) }
    let able = members.filter { $0.value.status.map(statuses.contains) ?? false }
    if able.isEmpty { throw CampingError(.invalidRequest, []) }
    return able
  }

  static func number(of id: String) -> Int { Int(id.dropFirst(2)) ?? 0 }
}
