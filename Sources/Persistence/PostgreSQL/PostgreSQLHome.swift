#if PostgreSQL
  /// The schema of a campground as the server knows it, and the rights of this role there.
  struct PostgreSQLHome {
    /// True when the database has a schema of the campground's name.
    let isThere: Bool
    /// The role that owns the schema, when it is another than this one.
    let otherOwner: String?
    /// True when this role is the schema's owner, a member of it, or the server's administrator.
    let isOwned: Bool
    /// True when this role may make a schema in the database.
    let isMakeable: Bool
    /// True for a table with the marks of a store.
    let hasMarks: Bool
    let areMarksReadable: Bool
    /// True for a table that those who write lock.
    let hasTurn: Bool
    /// True when nothing is in the schema.
    let isEmpty: Bool
    /// True when the server follows another one, and can only be read.
    let isStandby: Bool

    init(_ answer: PostgreSQLAnswer) {
      let isTrue = { (column: Int) in answer.integer(0, column) == 1 }
      isThere = isTrue(0)
      otherOwner = isTrue(2) ? nil : answer.text(0, 1)
      (isOwned, isMakeable, hasMarks) = (isTrue(3), isTrue(4), isTrue(5))
      (areMarksReadable, isEmpty, isStandby, hasTurn) = (isTrue(6), !isTrue(7), isTrue(8), isTrue(9))
    }

    /// The query of the schema, which every role may ask.
    static func query(_ schema: String) -> SQL {
      """
      SELECT schema_.oid IS NOT NULL, owner.rolname, owner.rolname = current_user, pg_has_role(owner.oid, 'MEMBER'),
        has_database_privilege(current_database(), 'CREATE'), mark.attname IS NOT NULL,
        has_schema_privilege(schema_.oid, 'USAGE') AND has_table_privilege(marks.oid, 'SELECT'),
        EXISTS (SELECT 1 FROM pg_catalog.pg_class WHERE relnamespace = schema_.oid), pg_is_in_recovery(),
        EXISTS (SELECT 1 FROM pg_catalog.pg_class WHERE relnamespace = schema_.oid AND relname = 'turn')
      FROM (VALUES (1)) AS one (row) LEFT JOIN pg_catalog.pg_namespace AS schema_ ON schema_.nspname = \(schema)
        LEFT JOIN pg_catalog.pg_roles AS owner ON owner.oid = schema_.nspowner
        LEFT JOIN pg_catalog.pg_class AS marks ON marks.relnamespace = schema_.oid AND marks.relname = 'store'
        LEFT JOIN pg_catalog.pg_attribute AS mark ON mark.attrelid = marks.oid AND mark.attname = 'application'
      """
    }

    /// The reason why the campground cannot be used by this role; nil when none is known.
    func obstacle(to purpose: Purpose?) -> StoreUnusable? {
      if !isThere || isEmpty { return .missingOnServer }
      if !hasMarks { return .otherApplication }
      if !areMarksReadable { return .notGranted }
      return isStandby && purpose == .writing ? .standby : nil
    }

    /// The reason why this role can neither make the campground nor bring it up to date; nil when it can.
    var obstacleToMaking: StoreUnusable? {
      if isStandby { return .standby }
      guard isThere else { return isMakeable ? nil : .notMakeable }
      guard hasMarks || isEmpty else { return .otherApplication }
      return isOwned ? nil : .needsOwner
    }
  }
#endif
