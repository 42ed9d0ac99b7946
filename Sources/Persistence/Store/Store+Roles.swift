extension Store {
  /// Gives a role of the store's server the rights of a kind, in place of those that it had; only its owner may.
  ///
  /// Throws ``StoreRoleProblem``, also for a file, and ``StoreError``.
  package func grant(_ kind: StoreRole, to role: String) throws {
    try write { try connection.grant(kind, to: role) }
  }
}
