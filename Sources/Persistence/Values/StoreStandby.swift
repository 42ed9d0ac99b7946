/// A standby that streams from the server of a store.
package struct StoreStandby: Hashable, Sendable {
  /// The name that it gives itself.
  package let name: String
  /// The server's word for what it does, such as `streaming`; nil where it says none.
  package let state: String?
  /// The bytes that it has still to take over; nil where the server does not know.
  package let lagBytes: Int?

  package init(name: String, state: String?, lagBytes: Int?) {
    (self.name, self.state, self.lagBytes) = (name, state, lagBytes)
  }
}

extension Store {
  /// The standbys of its server, by name; nil where this role may not see them, and for a file, which has none.
  package func standbys() throws -> [StoreStandby]? {
    #if PostgreSQL
      if case .postgresql(let connection) = connection { return try connection.standbys() }
    #endif
    return nil
  }
}
