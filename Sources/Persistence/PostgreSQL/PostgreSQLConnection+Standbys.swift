#if PostgreSQL
  /// The standbys of the server, which administrators and members of `pg_monitor` can see.
  extension PostgreSQLConnection {
    func standbys() throws -> [StoreStandby]? {
      var standbys: [StoreStandby] = []
      var isSeen = false
      try query(Self.standbys) { answer, row in
        isSeen = answer.integer(row, 0) == 1
        if let name = answer.text(row, 1) {
          let lag = answer.integer(row, 3).map { Int($0) }
          standbys.append(StoreStandby(name: name, state: answer.text(row, 2), lagBytes: lag))
        }
        return true
      }
      return isSeen ? standbys : nil
    }

    private static let standbys: SQL = """
      SELECT pg_has_role('pg_read_all_stats', 'USAGE'), standby.application_name, standby.state,
        CAST(pg_wal_lsn_diff(
          CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END,
          standby.replay_lsn) AS bigint)
      FROM (VALUES (1)) AS one (row) LEFT JOIN pg_catalog.pg_stat_replication AS standby ON TRUE ORDER BY 2
      """
  }
#endif
