/// The rights that a role of a server can have on a store.
package enum StoreRole: String, Hashable, Sendable, CaseIterable {
  /// Reading everything.
  case read
  /// The daily work, without removing or overwriting the record of it.
  case front
  /// Everything: making, upgrading and restoring the store, and overwriting the record to forget a person.
  case owner
}

/// The reason why a role cannot be given rights on a store.
package enum StoreRoleProblem: Error, Hashable, Sendable {
  /// The store is in no server: a file has the permissions of the operating system.
  case noServer
  /// The server has no role of this name.
  case unknown(String)
  /// The role is the owner, who would lose rights as a reader or a front desk.
  case owner(String)
  /// The server lets only its administrator, or a member of the role, make this one the owner.
  case beyondOwner(String)
}
