#if PostgreSQL
  import Basics
  import CPostgreSQL

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  extension PostgreSQLLink {
    /// The patience with a server that is silent, and the act each time that it comes to an end.
    struct Patience {
      let limit: Duration
      let atItsEnd: () -> Void
    }

    /// Waits until an answer has come, or the line is lost, which the reading of the answer finds.
    func wait(_ patience: Patience) {
      while !hasAnswered(until: Instant.now.advanced(by: patience.limit)) { patience.atItsEnd() }
    }

    /// Waits a second at most for what the server has still to answer: it notes a client that is gone by then as lost.
    func awaitAnswers() {
      giveUp()
      let end = Instant.now.advanced(by: .seconds(1))
      for passenger in flying {
        guard !isLost, hasAnswered(until: end) else { return }
        try? landed(passenger)
      }
    }

    private func hasAnswered(until end: Instant) -> Bool {
      while PQisBusy(handle) == 1 {
        guard Instant.now < end else { return false }
        if Self.isReady(handle, for: POLLIN, until: end), PQconsumeInput(handle) == 0 { return true }
      }
      return true
    }

    /// Waits until something can be read from a connection, or sent by it; false when the time is over.
    static func isReady(_ handle: OpaquePointer, for events: Int32, until end: Instant) -> Bool {
      let left = Instant.now.duration(to: end).components
      let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000 + 1
      var wanted = pollfd(fd: PQsocket(handle), events: Int16(events), revents: 0)
      return poll(&wanted, 1, Int32(clamping: max(0, milliseconds))) > 0
    }
  }
#endif
