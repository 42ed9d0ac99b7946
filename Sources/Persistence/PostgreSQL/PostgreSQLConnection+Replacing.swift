#if PostgreSQL
  /// A backup that takes the place of a campground, which is kept under another name.
  extension PostgreSQLConnection {
    /// The name of the schema under which the campground that is there would be kept now; nil when there is none.
    func nameToKeep() throws -> String? {
      let taken = try catalogued(
        """
        SELECT nspname FROM pg_catalog.pg_namespace WHERE nspname = \(server.campground)
          OR substr(nspname, 1, length(\(oldPrefix))) = \(oldPrefix)
        """)
      let names = Set((0..<taken.count).compactMap { taken.text($0, 0) })
      guard names.contains(server.campground) else { return nil }
      var number = 1
      while names.contains("\(oldPrefix)\(number)") { number += 1 }
      return "\(oldPrefix)\(number)"
    }

    private var oldPrefix: String { "\(server.campground)-old-" }

    /// Has the next write make the tables anew, whatever is there.
    func beginReplacing() { (isMaking, hasSchema, isMade) = (true, true, false) }

    /// Moves the campground that is there to another name, and makes the tables of a new one; inside a write.
    ///
    /// Whoever reads the old one ends first, and the next reader finds the new one.
    func makeAnew() throws -> String? {
      let kept = try nameToKeep()
      let home = PostgreSQLName.quoted(server.campground)
      if let kept {
        let found = try catalogued("SELECT count(*) FROM pg_catalog.pg_class WHERE oid = to_regclass('store')")
        guard found.integer(0, 0) == 1 else { throw unusable(.otherApplication) }
        try run("LOCK TABLE store IN ACCESS EXCLUSIVE MODE; ALTER SCHEMA \(home) RENAME TO \(PostgreSQLName.quoted(kept))")
      }
      try run("CREATE SCHEMA \(home)")
      try make()
      isMade = true
      return kept
    }
  }
#endif
