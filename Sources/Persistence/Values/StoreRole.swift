/// The rights that a role of a server can have on a store.
package enum StoreRole: String, Hashable, Sendable, CaseIterable {
  /// Nothing at all.
  case none
  /// Reading everything.
  case read
  /// The notes of sites and stays.
  case housekeeping
  /// Payments, charges and sales: the accounts of stays.
  case till
  /// The daily work, without removing or overwriting the record of it.
  case front
  /// The same, with prices, taxes, policies and settings.
  case prices
  /// Everything: making, upgrading and restoring the store, and overwriting the record to forget a person.
  case owner

  /// The works that it may do besides reading.
  package var works: [StoreWork] {
    switch self {
    case .none, .read, .owner: []
    case .housekeeping: [.notes]
    case .till: [.account]
    case .front: [.notes, .account, .stay]
    case .prices: StoreWork.allCases
    }
  }

  /// The role with these works; nil for none that is known.
  package init?(works: Set<StoreWork>) {
    let known = [StoreRole.read, .housekeeping, .till, .front, .prices]
    guard let role = known.first(where: { Set($0.works) == works }) else { return nil }
    self = role
  }
}

/// A part of the work at a desk that a role of a server can be given.
package enum StoreWork: String, Hashable, Sendable, CaseIterable {
  case notes, account, stay, prices
}

/// The rights on a table, as GRANT lists them, that some works need.
package struct TableRights: Sendable {
  package let table: StaticString
  package let rights: StaticString
  package let works: [StoreWork]

  package init(_ table: StaticString, _ rights: StaticString, for works: [StoreWork]) {
    (self.table, self.rights, self.works) = (table, rights, works)
  }
}

/// A role of a server, with its rights on a store.
package struct GrantedRole: Hashable, Sendable {
  package let name: String
  /// The rights; nil for some that no command gives.
  package let rights: StoreRole?

  package init(name: String, rights: StoreRole?) { (self.name, self.rights) = (name, rights) }
}

/// The reason why a role cannot be given rights on a store.
package enum StoreRoleProblem: Error, Hashable, Sendable {
  /// The store is in no server: a file has the permissions of the operating system.
  case noServer
  /// The server has no role of this name.
  case unknown(String)
  /// The role is the owner, who would lose rights.
  case owner(String)
  /// The server lets only its administrator, or a member of the role, make this one the owner.
  case beyondOwner(String)
}
