import TestSupport

@testable import CampgroundManager

/// One payment for the reservations of the camper, or of a group, that owe.
extension WalkModel {
  /// Spreads it by the days on which the balances are due, then by number; `credit` takes the rest.
  mutating func payTogether(_ group: String?, _ cents: Int, credit: Int?, isByCard: Bool) throws {
    let members = kept.filter { $0.key.hasPrefix("r-") && (group == nil || $0.value.group == group) }
    if group != nil, members.isEmpty { throw CampingError(.notFound, []) }
    if let credit {
      _ = try find(credit)
      guard members["r-\(credit)"] != nil else { throw CampingError(.invalidRequest, []) }
    }
    let owing = members.filter { account(of: $0.key).balance > 0 }
      .map { (due: due($0.key, $0.value), number: Self.number(of: $0.key)) }.sorted(by: <).map(\.number)
    var left = cents
    var shares: [(number: Int, cents: Int)] = []
    for number in owing {
      let share = min(left, account(of: "r-\(number)").balance)
      left -= share
      shares.append((number, share))
    }
    if left > 0 {
      guard let credit else { throw CampingError(.invalidRequest, []) }
      let place = shares.firstIndex { $0.number == credit } ?? shares.endIndex
      if place == shares.endIndex { shares.append((credit, 0)) }
      shares[place].cents += left
    }
    for share in shares where share.cents > 0 {
      if isByCard { try payByCard(share.number, share.cents) } else { try pay(share.number, share.cents) }
    }
  }

  /// The day of the first charge until the deposit is paid, then that of arrival, or of a stay that does not come about
  /// the day of the last charge that stands.
  private func due(_ id: String, _ reservation: Kept) -> Day {
    let arrival = reservation.stay.lowerBound
    let charges = entries.indices.filter { entries[$0].posting?.hasCharge(of: id) ?? false }
    guard reservation.status.map(Self.active.contains) ?? false else {
      let standing = charges.filter { posted.contains($0 + 1) && entries[$0].posting?.hasRaised(id) ?? false }
      return standing.last.map { entries[$0].day } ?? arrival
    }
    let isOpen = paid(on: id) < Arithmetic.halfToEven(reservation.priceOfNights * Self.deposit)
    return isOpen ? min(charges.first.map { entries[$0].day } ?? today, arrival) : arrival
  }
}

extension WalkModel.Posting {
  fileprivate func hasCharge(of id: String) -> Bool {
    amounts[id]?.contains { $0.key.isLine && $0.value != 0 } ?? false
  }

  fileprivate func hasRaised(_ id: String) -> Bool { amounts[id]?.contains { $0.key.isLine && $0.value > 0 } ?? false }
}

extension WalkModel.Line {
  /// True for a line of the charges as the account has them.
  fileprivate var isLine: Bool { ![.price, .apart, .money, .writeOff, .security].contains(self) }
}

/// Several sites at once: all of them or none.
extension WalkModel {
  mutating func take(_ wish: WalkStep.Wish, on sites: [Int]) throws {
    try all(sites) { model, site in
      var one = wish
      one.site = site
      try model.take(one)
    }
  }

  mutating func block(_ sites: [Int], from first: Day, nights: Int, isForced: Bool) throws {
    try all(sites) { model, site in try model.block(site, from: first, nights: nights, isForced: isForced) }
  }

  /// Does the same on each site; throws the gravest of the errors that they have each by itself.
  private mutating func all(_ sites: [Int], _ body: (inout WalkModel, Int) throws -> Void) throws {
    var errors: [CampingError.Name] = Set(sites).count < sites.count ? [.invalidRequest] : []
    for site in sites {
      var alone = self
      do { try body(&alone, site) } catch let error as CampingError { errors.append(error.name) }
    }
    for name in [CampingError.Name.notFound, .invalidRequest, .nightsTaken] where errors.contains(name) {
      throw CampingError(name, [])
    }
    for site in sites { try body(&self, site) }
  }
}

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
