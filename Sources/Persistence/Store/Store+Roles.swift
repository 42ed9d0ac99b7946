extension Store {
  /// Gives a role of the store's server the rights of a kind, in place of those that it had; only its owner may.
  ///
  /// Throws ``StoreRoleProblem``, also for a file, and ``StoreError``.
  package func grant(_ kind: StoreRole, to role: String) throws {
    try write { try connection.grant(kind, to: role) }
  }

  /// The roles with rights on the store's server, the owner first; none for a file.
  package func roles() throws -> [GrantedRole] { try connection.roles() }

  /// True when every role of the store's server may connect to its database.
  package func isOpenToAll() throws -> Bool { try connection.isOpenToAll() }

  /// True unless a server's role may work on accounts or notes alone, as the running write has found.
  package var mayChangeStays: Bool { connection.mayChangeStays }
}
