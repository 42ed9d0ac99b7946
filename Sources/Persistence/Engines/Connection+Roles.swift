/// The rights of a server's roles; a file has the permissions of the operating system instead.
extension Connection {
  /// Gives a role the rights of a kind, in the running write.
  func grant(_ kind: StoreRole, to role: String) throws {
    #if PostgreSQL
      if case .postgresql(let connection) = self { return try connection.grant(kind, to: role) }
    #endif
    throw StoreRoleProblem.noServer
  }

  /// The roles with rights, the owner first; none for a file.
  func roles() throws -> [GrantedRole] {
    #if PostgreSQL
      if case .postgresql(let connection) = self { return try connection.roles() }
    #endif
    return []
  }

  /// True when every role of a server may connect to its database.
  func isOpenToAll() throws -> Bool {
    #if PostgreSQL
      if case .postgresql(let connection) = self { return try connection.isOpenToAll() }
    #endif
    return false
  }

  /// True when the role of the running write may change stays.
  var mayChangeStays: Bool {
    #if PostgreSQL
      if case .postgresql(let connection) = self { return connection.mayChangeStays }
    #endif
    return true
  }

  /// Gives every role its rights on the tables that a migration has added.
  func renewRights() throws {
    #if PostgreSQL
      if case .postgresql(let connection) = self { try connection.renewRights() }
    #endif
  }
}
