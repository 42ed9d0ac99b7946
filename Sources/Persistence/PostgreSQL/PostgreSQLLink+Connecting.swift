#if PostgreSQL
  import Basics
  import CPostgreSQL

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  extension PostgreSQLLink {
    /// Settings for a location that has none of its own. A desk that vanishes is noticed, and so is a server.
    private static let defaults = [
      ("fallback_application_name", "campctl"), ("keepalives_idle", "10"), ("keepalives_interval", "5"),
      ("keepalives_count", "3"), ("tcp_user_timeout", "20000"),
    ]

    /// Connects, and passes over a host that is silent for its share of the time.
    static func connected(to server: StoreServer, within limit: Duration) throws -> OpaquePointer {
      let end = Instant.now.advanced(by: limit)
      var others: PostgreSQLHosts?
      while true {
        let handle = try begun(server, others?.settings ?? [])
        do {
          let (hosts, now) = (PostgreSQLHosts(of: handle), Instant.now)
          let share = now.duration(to: end) / hosts.count
          if try hasAnswered(handle, server, until: now.advanced(by: share)) { return try ready(handle, server) }
          others = hosts.withoutPresent(of: handle)
          if others == nil { throw StoreError.unusable(path: server.description, .unreachable("no answer in time")) }
        } catch {
          PQfinish(handle)
          throw error
        }
        PQfinish(handle)
      }
    }

    /// A connection that has begun, to these hosts if there are any, else to those of the location.
    private static func begun(_ server: StoreServer, _ hosts: [(String, String)]) throws -> OpaquePointer {
      // A later setting counts more than an earlier one.
      let settings = defaults + [("dbname", server.url), ("client_encoding", "UTF8")] + hosts
      let words = settings.map { strdup($0.0) } + [nil]
      let values = settings.map { strdup($0.1) } + [nil]
      defer { for word in words + values { free(word) } }
      let handle = words.map { UnsafePointer($0) }.withUnsafeBufferPointer { words in
        values.map { UnsafePointer($0) }.withUnsafeBufferPointer { values in
          words.baseAddress.flatMap { words in values.baseAddress.flatMap { PQconnectStartParams(words, $0, 1) } }
        }
      }
      guard let handle else { throw StoreError.engine(code: 0, message: "out of memory") }
      // The words of an error are in the server's language; its code is not.
      PQsetErrorVerbosity(handle, PQERRORS_VERBOSE)
      // Of its own accord the library prints what the server says meanwhile.
      PQsetNoticeProcessor(handle, { _, _ in }, nil)
      return handle
    }

    /// Waits until the server lets this user in; false when the time is over.
    private static func hasAnswered(
      _ handle: OpaquePointer, _ server: StoreServer, until end: Instant
    ) throws -> Bool {
      var status = PQstatus(handle) == CONNECTION_BAD ? PGRES_POLLING_FAILED : PGRES_POLLING_WRITING
      while status != PGRES_POLLING_OK {
        guard status != PGRES_POLLING_FAILED else { throw failure(of: handle, to: server) }
        guard Instant.now < end else { return false }
        let events = status == PGRES_POLLING_READING ? POLLIN : POLLOUT
        if isReady(handle, for: events, until: end) { status = PQconnectPoll(handle) }
      }
      return true
    }

    private static func ready(_ handle: OpaquePointer, _ server: StoreServer) throws -> OpaquePointer {
      try requireEveryLetter(handle, server)
      PQsetErrorVerbosity(handle, PQERRORS_DEFAULT)
      guard PQenterPipelineMode(handle) == 1 else { throw failure(of: handle, to: server) }
      return handle
    }

    /// Throws for a database that can keep the letters of some languages alone. A pooler may not tell.
    private static func requireEveryLetter(_ handle: OpaquePointer, _ server: StoreServer) throws {
      guard let encoding = text(PQparameterStatus(handle, "server_encoding")), encoding != "UTF8" else { return }
      throw StoreError.unusable(
        path: server.description,
        .refusedByServer("its database keeps text as \(encoding), and campctl needs one with UTF8"))
    }

    /// Words of libpq, always in English here, about a location or a machine with a fault; no server will mend that.
    private static let ownFaults = ["SSL", "certificate", "definition of service", "invalid "]

    /// The reason why a server was not reached, or let nobody in.
    private static func failure(of handle: OpaquePointer, to server: StoreServer) -> StoreError {
      let message = text(PQerrorMessage(handle)) ?? ""
      // Of several addresses the last one counts; its message is the last.
      let lines = message.split(separator: "\n").filter { !$0.hasPrefix("LOCATION:") && !$0.hasPrefix("\t") }
      let last = String(lines.last ?? "")
      let code = last.range(ofCode: "FATAL:")
      let words = last.words(behindCode: code)
      switch code.map({ String($0.prefix(2)) }) {
      // Too many connections, or a server that is just starting or ending.
      case "53", "57": return .unusable(path: server.description, .unreachable(words))
      case .some: return .unusable(path: server.description, .refusedByServer(words))
      case nil where PQconnectionNeedsPassword(handle) == 1:
        return .unusable(
          path: server.description, .refusedByServer("it needs a password, and ~/.pgpass has none for it"))
      case nil where Self.ownFaults.contains(where: { message.contains($0) }):
        return .unusable(path: server.description, .refusedByServer(words))
      case nil: return .unusable(path: server.description, .unreachable(words))
      }
    }
  }

  extension String {
    /// The five letters and digits behind a word, such as `28P01` behind `FATAL:`.
    fileprivate func range(ofCode word: String) -> String? {
      let parts = split(separator: " ").map(String.init)
      guard let place = parts.firstIndex(of: word), place + 1 < parts.count else { return nil }
      let code = parts[place + 1].prefix(5)
      return code.utf8.count == 5 ? String(code) : nil
    }

    /// The words behind the code, or all of them behind the name of the server.
    fileprivate func words(behindCode code: String?) -> String {
      if let code, let range = ranges(of: code + ":").last { return String(self[range.upperBound...]).trimmedOfSpaces }
      if let range = ranges(of: " failed: ").last { return String(self[range.upperBound...]).trimmedOfSpaces }
      return trimmedOfSpaces
    }

    private var trimmedOfSpaces: String {
      var rest = Substring(self)
      while let first = rest.first, first == " " { rest.removeFirst() }
      while let last = rest.last, last == " " || last == "\n" { rest.removeLast() }
      return String(rest)
    }
  }
#endif
