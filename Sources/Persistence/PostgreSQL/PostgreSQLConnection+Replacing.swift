#if PostgreSQL
  /// A backup that takes the place of a campground, which is kept under another name.
  extension PostgreSQLConnection {
    /// Has the next write make the tables anew, which the owner alone may.
    func beginReplacing() throws {
      isMaking = true
      let found = PostgreSQLHome(try catalogued(PostgreSQLHome.query(server.campground)))
      if let obstacle = found.obstacleToMaking { throw unusable(obstacle) }
      home = found
    }

    /// The name of the schema under which the campground that is there would be kept now; nil when there is none.
    func nameToKeep() throws -> String? {
      guard home?.hasMarks == true else { return nil }
      // A server cuts a name behind 63 letters.
      let beginning = "\(server.campground.prefix(50))-old-"
      let taken = try catalogued(
        "SELECT nspname FROM pg_catalog.pg_namespace WHERE substr(nspname, 1, length(\(beginning))) = \(beginning)")
      let names = Set((0..<taken.count).compactMap { taken.text($0, 0) })
      var number = 1
      while names.contains("\(beginning)\(number)") { number += 1 }
      return "\(beginning)\(number)"
    }

    /// Moves the campground that is there to another name, which it returns, and makes the tables of a new one; inside
    /// a write.
    ///
    /// Running reads of the old one end first, and the next one finds the new one.
    func makeAnew() throws -> String? {
      let kept = try nameToKeep()
      if let kept {
        let (name, other) = (PostgreSQLName.quoted(server.campground), PostgreSQLName.quoted(kept))
        try run(
          "LOCK TABLE store IN ACCESS EXCLUSIVE MODE; ALTER SCHEMA \(name) RENAME TO \(other); CREATE SCHEMA \(name)")
      }
      try make()
      try settle()
      if let kept { try run(tables.grants.again(in: server.campground, as: kept)) }
      isMade = true
      return kept
    }
  }
#endif
