#if PostgreSQL
  /// Writes that are on the server, and wait for a standby that does not answer.
  ///
  /// The server keeps such a write's lock, and it waits without end, also for a desk that is gone. Cancelling the wait takes nothing back.
  extension PostgreSQLConnection {
    /// Has the server wait for its standbys no longer with the end of the running write; false when it waits for something else, such as
    /// its disk.
    func stopsWaitingForStandby() -> Bool {
      guard let serverProcess, let other = try? PostgreSQLLink(server, within: busyTimeout) else { return false }
      return Self.isTrue(
        "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE pid = \(serverProcess) AND wait_event = 'SyncRep'",
        by: other)
    }

    /// True when the write that holds the campground waits for a standby, as far as this role may see; one whose desk must have given up
    /// by now is cancelled.
    func isHeldForStandby() -> Bool {
      guard let other = try? PostgreSQLLink(server, within: busyTimeout) else { return false }
      return Self.isTrue(
        """
        SELECT bool_or(CASE WHEN clock_timestamp() - state_change > \(2 * milliseconds) * interval '1 ms'
          THEN pg_cancel_backend(pid) ELSE TRUE END)
        FROM pg_stat_activity JOIN (\(holders)) AS holder USING (pid) WHERE wait_event = 'SyncRep'
        """, by: other)
    }

    private static func isTrue(_ question: SQL, by link: PostgreSQLLink) -> Bool {
      var answer = false
      try? link.fly([
        PostgreSQLLink.Passenger(statement: PostgreSQLStatement(question)) {
          answer = $0.count > 0 && $0.integer(0, 0) == 1
        }
      ])
      return answer
    }
  }
#endif
