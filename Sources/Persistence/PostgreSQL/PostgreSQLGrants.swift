#if PostgreSQL
  import Basics

  /// The statements that give roles their rights on a schema. Each is one DO block, for the schema's owner to run.
  package struct PostgreSQLGrants {
    private let rights: [TableRights]

    package init(rights: [TableRights]) { self.rights = rights }

    /// Gives a role the rights of a kind, in place of those that it had.
    ///
    /// The server refuses a role that it does not have (`42704`), and the schema's owner as anything less (`CM001`), whose own rights would
    /// be taken away.
    package func statement(giving kind: StoreRole, to role: String, in schema: String) -> String {
      if kind == .owner { return Self.ownership(of: schema, to: role) }
      let works = kind.works.map(\.rawValue.literal).joined(separator: ", ")
      return rights(
        "SELECT \(role.literal) AS name, ARRAY[\(works)]::text[] AS works", in: schema, mayRead: kind != .none)
    }

    /// Gives every role of a schema its rights again: after a migration has added tables, and on a schema that is to
    /// take the former one's place, which they lose.
    ///
    /// `ALTER DEFAULT PRIVILEGES` could not: it gives the same rights on every table to come, a second ledger included,
    /// only on the tables of one role, and none in another schema.
    package func again(in schema: String, as former: String? = nil) -> String {
      let roles = Self.roles(of: former ?? schema)
      let given = rights(roles, in: schema)
      return former.map { "\(given); \(rights(roles, in: $0, mayRead: false))" } ?? given
    }

    /// The query of the roles of a schema but its owner, with the works that they may do.
    ///
    /// A role that cannot read the marks of the store is none of this program's.
    static func roles(of schema: String) -> String {
      """
      SELECT pg_get_userbyid(a.grantee) AS name, ARRAY(
        SELECT w.work FROM (VALUES \(probes)) AS w (work, part, probe)
        JOIN pg_class AS t ON t.relnamespace = c.relnamespace AND t.relname = w.part, aclexplode(t.relacl) AS b
        WHERE b.grantee = a.grantee AND b.privilege_type = w.probe
      ) AS works
      FROM pg_class AS c, aclexplode(c.relacl) AS a
      WHERE c.relnamespace = quote_ident(\(schema.literal))::regnamespace AND c.relname = 'store'
      AND a.privilege_type = 'SELECT' AND a.grantee NOT IN (0, c.relowner)
      """
    }

    /// For each work a table, and the right on it that no role without this work has.
    private static let probes = """
      ('notes', 'camp_site', 'UPDATE'), ('account', 'ledger', 'INSERT'), ('stay', 'night', 'INSERT'), ('prices', 'rate', 'INSERT')
      """

    /// The block for the roles of a query with the columns `name` and `works`. Nobody else keeps any right.
    private func rights(_ roles: String, in schema: String, mayRead: Bool = true) -> String {
      let parts = rights.map { part in
        "(\(part.table.description.literal), \(part.rights.description.literal), "
          + "ARRAY[\(part.works.map(\.rawValue.literal).joined(separator: ", "))])"
      }
      return Self.block(
        """
        FOREACH kind IN ARRAY ARRAY['SCHEMA', 'ALL TABLES IN SCHEMA', 'ALL FUNCTIONS IN SCHEMA'] LOOP
          EXECUTE format('REVOKE ALL ON %s %I FROM PUBLIC', kind, home);
        END LOOP;
        FOR desk IN \(roles) LOOP
          \(Self.requireRole)
          PERFORM 1 FROM pg_namespace WHERE nspname = home AND nspowner = quote_ident(desk.name)::regrole;
          IF found THEN RAISE EXCEPTION USING ERRCODE = 'CM001', MESSAGE = 'the role is the owner'; END IF;
          FOREACH kind IN ARRAY ARRAY['SCHEMA', 'ALL TABLES IN SCHEMA', 'ALL FUNCTIONS IN SCHEMA'] LOOP
            EXECUTE format('REVOKE ALL ON %s %I FROM %I', kind, home, desk.name);
          END LOOP;
          \(mayRead ? Self.reading : "")
          FOR part IN SELECT * FROM (VALUES \(parts.joined(separator: ", "))) AS parts (name, rights, works)
              WHERE \(mayRead) AND desk.works && works LOOP
            EXECUTE format('GRANT %s ON %I.%I TO %I', part.rights, home, part.name, desk.name);
          END LOOP;
        END LOOP;
        """, schema)
    }

    /// A role of the server: `public`, which is none, would be everybody.
    private static let requireRole = """
      PERFORM 1 FROM pg_roles WHERE rolname = desk.name;
      IF NOT found THEN RAISE undefined_object USING MESSAGE = 'role ' || quote_ident(desk.name) || ' does not exist'; END IF;
      """

    private static let reading = """
      EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', home, desk.name);
      EXECUTE format('GRANT SELECT ON ALL TABLES IN SCHEMA %I TO %I', home, desk.name);
      EXECUTE format('GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA %I TO %I', home, desk.name);
      """

    /// The block that gives a schema and everything in it to a role, which may then make one to restore, too.
    private static func ownership(of schema: String, to role: String) -> String {
      block(
        """
        SELECT \(role.literal) AS name INTO desk;
        \(requireRole)
        EXECUTE format('ALTER SCHEMA %I OWNER TO %I', home, desk.name);
        FOR part IN
          SELECT 'TABLE ' || oid::regclass AS name FROM pg_class
          WHERE relnamespace = quote_ident(home)::regnamespace AND relkind = 'r'
          UNION ALL SELECT 'FUNCTION ' || oid::regprocedure FROM pg_proc
          WHERE pronamespace = quote_ident(home)::regnamespace
        LOOP
          EXECUTE format('ALTER %s OWNER TO %I', part.name, desk.name);
        END LOOP;
        PERFORM 1 FROM pg_database WHERE datname = current_database() AND pg_has_role(datdba, 'USAGE');
        IF found THEN
          -- The server refuses a second one at the same moment, which may be for another campground.
          PERFORM pg_advisory_xact_lock(hashtextextended('campctl', 0));
          EXECUTE format('GRANT CREATE ON DATABASE %I TO %I', current_database(), desk.name);
        END IF;
        """, schema)
    }

    private static func block(_ body: String, _ schema: String) -> String {
      let text = """
        DECLARE
          home CONSTANT text := \(schema.literal);
          kind text;
          desk record;
          part record;
        BEGIN
        \(body)
        END
        """
      return "DO \(text.literal)"
    }
  }

  extension String {
    /// The text as a string of SQL, whatever it contains.
    fileprivate var literal: String {
      // With its E, a backslash means the same whatever the server's settings are.
      "E'" + replacing("\\", with: "\\\\").replacing("'", with: "''") + "'"
    }
  }
#endif
