#if PostgreSQL
  /// The rights of roles on the campground, which its owner gives.
  extension PostgreSQLConnection {
    /// Gives a role the rights of a kind in the running write, in place of those that it had; throws
    /// ``StoreRoleProblem``.
    func grant(_ kind: StoreRole, to role: String) throws {
      let found = try answers(to: [PostgreSQLStatement(Self.parts(of: role, in: server.campground))])[0]
      // A server answers one who is not the owner with a warning alone.
      guard found.integer(0, 0) == 1 else { throw unusable(.needsOwner) }
      guard let isOwner = found.integer(0, 1) else { throw StoreRoleProblem.unknown(role) }
      guard isOwner == 0 || kind == .owner else { throw StoreRoleProblem.owner(role) }
      do {
        try run(tables.grants.statement(giving: kind, to: role, in: server.campground))
      } catch StoreError.unusable(_, .needsOwner) where kind == .owner {
        throw StoreRoleProblem.beyondOwner(role)
      }
    }

    /// True when this role owns the schema, and true when the other one does, which is null when there is none.
    private static func parts(of role: String, in schema: String) -> SQL {
      """
      SELECT pg_has_role(nspowner, 'USAGE'), (SELECT oid = nspowner FROM pg_catalog.pg_roles 
        WHERE rolname = CAST(\(role) AS text))
      FROM pg_catalog.pg_namespace WHERE nspname = \(schema)
      """
    }

    /// Gives every role its rights again, also on tables that are new.
    func renewRights() throws { try run(tables.grants.again(in: server.campground)) }

    /// The roles with rights on the campground, by name, its owner first.
    func roles() throws -> [GrantedRole] {
      let text = """
        SELECT pg_get_userbyid(nspowner), NULL FROM pg_namespace WHERE nspname = $1
        UNION ALL (SELECT name, array_to_string(works, ',') FROM (\(PostgreSQLGrants.roles(of: server.campground))) AS r
          ORDER BY 1)
        """
      let found = try answer(to: PostgreSQLStatement(text: text, values: [.text(server.campground)]))
      return (0..<found.count).map { row in
        let works = found.text(row, 1)?.split(separator: ",").compactMap { StoreWork(rawValue: String($0)) }
        return GrantedRole(name: found.text(row, 0) ?? "", rights: works.map { StoreRole(works: Set($0)) } ?? .owner)
      }
    }

    /// True when every role of the server may connect to the campground's database.
    func isOpenToAll() throws -> Bool {
      let text = """
        SELECT EXISTS (SELECT 1 FROM aclexplode(coalesce(datacl, acldefault('d', datdba)))
          WHERE grantee = 0 AND privilege_type = 'CONNECT')
        FROM pg_catalog.pg_database WHERE datname = current_database()
        """
      return try answer(to: PostgreSQLStatement(text: text)).integer(0, 0) == 1
    }
  }
#endif
