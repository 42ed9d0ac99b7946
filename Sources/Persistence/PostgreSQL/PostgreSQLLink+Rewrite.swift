#if PostgreSQL
  import CPostgreSQL

  extension PostgreSQLLink {
    /// The server's remarks on a rewriting, which are no errors.
    private final class Remarks {
      /// True when it has passed over a table, or kept deleted rows in it.
      var areAboutRemains = false
    }

    /// Writes tables anew. False when the server has passed over one, or has kept deleted rows for an earlier reader.
    func areRewritten(_ tables: [String]) throws -> Bool {
      let remarks = Remarks()
      // The remarks are only used while this runs.
      let place = Unmanaged.passUnretained(remarks).toOpaque()
      let former = PQsetNoticeReceiver(handle, nil, nil)
      PQsetNoticeReceiver(
        handle,
        { place, remark in
          guard let place, let remark else { return }
          let remarks = Unmanaged<Remarks>.fromOpaque(place).takeUnretainedValue()
          if PostgreSQLLink.isAboutRemains(remark) { remarks.areAboutRemains = true }
        }, place)
      defer { PQsetNoticeReceiver(handle, former, nil) }
      try run("VACUUM (FULL, SKIP_LOCKED, VERBOSE) \(tables.joined(separator: ", "))")
      return withExtendedLifetime(remarks) { !remarks.areAboutRemains }
    }

    /// True for a warning, and for the number of deleted rows that cannot be removed yet: whatever the language, it is the
    /// first number in the detail.
    private static func isAboutRemains(_ remark: OpaquePointer) -> Bool {
      let state = text(PQresultErrorField(remark, cpostgresql_sqlstate)) ?? ""
      if state != "00000" { return true }
      let detail = text(PQresultErrorField(remark, cpostgresql_detail)) ?? ""
      let digits = "0"..."9"
      let number = detail.drop { !digits.contains(String($0)) }.prefix { digits.contains(String($0)) }
      return Int(number) ?? 0 > 0
    }
  }
#endif
