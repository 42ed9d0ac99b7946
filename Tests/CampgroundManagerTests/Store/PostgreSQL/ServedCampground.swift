#if PostgreSQL
  import Testing

  @testable import Persistence

  /// The name of a campground on the server of the tests, which is not made yet, and roles; both go when it is let go.
  final class ServedCampground {
    let name: String
    let link: PostgreSQLLink
    private var roles: [String] = []

    init(letters: Int = 20) throws {
      let name = "served_\(UInt32.random(in: 0 ... .max))"
      self.name = name + String(repeating: "_", count: max(0, letters - name.count))
      let server = try #require(try ServerSchema.location.flatMap { try StoreServer($0) })
      link = try PostgreSQLLink(server, within: .seconds(10))
    }

    deinit {
      try? link.run("DROP SCHEMA IF EXISTS \(name) CASCADE")
      for role in roles { try? alone("DROP OWNED BY \(role); DROP ROLE \(role)") }
    }

    /// Changes the rights of the database, which the server refuses while another does.
    private func alone(_ script: String) throws {
      try link.run("BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('campctl', 0)); \(script); COMMIT")
    }

    /// Makes a role that can log in, which may make schemas when it is to own them.
    func role(_ kind: String, mayMake: Bool = false) throws -> String {
      let role = "\(name)_\(kind)"
      try link.run("CREATE ROLE \(role) LOGIN")
      if mayMake { try alone("GRANT CREATE ON DATABASE camp TO \(role)") }
      roles.append(role)
      return role
    }

    /// The campground's location, for a role instead of the superuser.
    func location(as role: String? = nil) throws -> StoreLocation {
      let base = try #require(ServerSchema.location)
      return try StoreLocation("\(base)&campground=\(name)\(role.map { "&user=\($0)" } ?? "")")
    }

    /// Opens it, with today's tables or those of a schema.
    func open(
      as role: String? = nil, _ access: Store.Access = .existing, schema: Schema = .campground
    ) throws -> Store {
      try Store(location(as: role), schema: schema, access: access)
    }

    /// The reason why the body cannot use the campground; nil when it can.
    func obstacle(_ body: () throws -> Void) throws -> StoreUnusable? {
      do {
        try body()
        return nil
      } catch StoreError.unusable(_, let reason) {
        return reason
      }
    }

    /// The first column of an answer to the superuser.
    func texts(_ query: SQL) throws -> [String] {
      var texts: [String] = []
      let receive = { (answer: PostgreSQLAnswer) in texts = (0..<answer.count).map { answer.text($0, 0) ?? "" } }
      try link.fly([PostgreSQLLink.Passenger(statement: PostgreSQLStatement(query), receive: receive)])
      return texts
    }
  }
#endif
