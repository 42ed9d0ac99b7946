/// The rights of a server's roles; a file has the permissions of the operating system instead.
extension Connection {
  /// Gives a role the rights of a kind, in the running write.
  func grant(_ kind: StoreRole, to role: String) throws {
    #if PostgreSQL
      if case .postgresql(let connection) = self { return try connection.grant(kind, to: role) }
    #endif
    throw StoreRoleProblem.noServer
  }

  /// Gives every role its rights on the tables that a migration has added.
  func renewRights() throws {
    #if PostgreSQL
      if case .postgresql(let connection) = self { try connection.renewRights() }
    #endif
  }
}
