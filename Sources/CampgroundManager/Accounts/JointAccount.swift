/// A camper or a group, whose reservations have one bill.
public enum AccountHolder: Hashable, Sendable {
  case camper(CamperReference)
  case group(String)
}

/// The accounts of a camper's or a group's reservations, as one bill.
public struct JointAccount: Sendable {
  /// The camper; nil for a group.
  public let camper: Camper?
  /// The group's name; nil for a camper.
  public let group: String?
  /// The accounts by reservation, oldest first.
  public let accounts: [Account]

  /// The sums of all accounts.
  public var sums: AccountSums {
    accounts.map(\.sums).reduce(into: AccountSums()) { all, sums in
      all.total += sums.total
      all.paid += sums.paid
      all.writtenOff += sums.writtenOff
      all.security += sums.security
    }
  }
}

extension AccountService {
  /// The accounts of a camper's or a group's reservations; throws ``CampingError`` when there is no such camper or group.
  public func account(of holder: AccountHolder) throws -> JointAccount {
    try journal.store.read { try joint(holder) }
  }

  /// The same as part of a command.
  func joint(_ holder: AccountHolder) throws -> JointAccount {
    let now = journal.clock.now.seconds
    switch holder {
    case .camper(let reference):
      let camper = try reservations.campers.findKnown(reference)
      let stays = try reservations.reservations.reservations(of: camper.id)
      return JointAccount(camper: camper, group: nil, accounts: try accounts(of: stays.map { $0.asOf(now) }))
    case .group(let name):
      let stays = try reservations.finder.requireGroup(name)
      return JointAccount(
        camper: nil, group: stays.first?.group, accounts: try accounts(of: stays.map { $0.asOf(now) }))
    }
  }
}
