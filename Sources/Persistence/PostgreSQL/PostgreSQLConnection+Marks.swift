#if PostgreSQL
  /// The marks of a campground, by which each transaction knows that the tables are those of today.
  extension PostgreSQLConnection {
    func marks(_ purpose: Purpose) -> SQL {
      let release: SQL = tables.release.map { "(\($0))" } ?? "NULL"
      let now: SQL = "extract(epoch FROM clock_timestamp())::bigint, pg_backend_pid()"
      guard purpose == .writing else { return "SELECT application, version, \(release), \(now) FROM store" }
      return """
        SELECT application, version, \(release), \(now), pg_current_xact_id()::text, \(Self.life),
          has_table_privilege('night', 'DELETE') FROM store
        """
    }

    /// The life of the server in which a transaction's number means one transaction: after a crash, and on a standby
    /// that has taken over, a lost one's number is given again.
    static let life: SQL = """
      concat_ws(' ', substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8), pg_postmaster_start_time(),
        pg_stat_get_bgwriter_stat_reset_time())
      """

    /// Throws unless it is a campground of today's schema.
    func requireMarks(_ answer: PostgreSQLAnswer) throws {
      guard answer.count == 1, answer.integer(0, 0) == Int64(tables.mark) else {
        throw unusable(.otherApplication)
      }
      let found = Int(answer.integer(0, 1) ?? 0)
      guard found <= tables.version else {
        throw unusable(.newerVersion(found: found, supported: tables.version, needed: answer.text(0, 2)))
      }
      guard found == tables.version else { throw unusable(.olderVersion(found: found, supported: tables.version)) }
      isMarked = true
      secondsAhead = answer.integer(0, 3).map { deskTime() - $0 } ?? 0
      serverProcess = answer.integer(0, 4)
      link.noteAnswer(ofProcess: serverProcess)
      if begun == .writing { mayChangeStays = answer.integer(0, 7) == 1 }
      if begun == .writing, let id = answer.text(0, 5), let life = answer.text(0, 6) { transaction = (id, life) }
    }

    /// The reason why a transaction did not come as far as its first statement.
    func unmarked(_ error: any Error) -> any Error {
      switch error {
      case StoreError.corrupt, StoreError.readOnly, StoreError.unusable(_, .needsOwner):
        homeAfterFailure()?.obstacle(to: begun).map(unusable) ?? marked(error)
      // A standby says that it does not support a transaction that would write.
      case StoreError.inputOutput where !link.isLost: homeAfterFailure()?.obstacle(to: begun).map(unusable) ?? error
      case StoreError.busy where isHeldForStandby(): unusable(.heldForStandby)
      default: error
      }
    }

    /// The error of a statement, with the place of the campground.
    func marked(_ error: any Error) -> any Error {
      if case StoreError.unusable(_, .needsOwner) = error { unusable(.needsOwner) } else { error }
    }

    func unusable(_ reason: StoreUnusable) -> StoreError { .unusable(path: server.description, reason) }
  }
#endif
