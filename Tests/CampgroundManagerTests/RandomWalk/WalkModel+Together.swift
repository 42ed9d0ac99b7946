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
