#if PostgreSQL
  import CPostgreSQL

  extension PostgreSQLLink {
    /// Runs a COPY with the rows that the body gives.
    func copy(into command: String, _ body: TableRows) throws {
      try outsideFlights { handle in
        guard let begun = PQexec(handle, command) else { throw lost() }
        defer { PQclear(begun) }
        guard PQresultStatus(begun) == PGRES_COPY_IN else { throw isLost ? lost() : StoreError(result: begun) }
        var lines: [UInt8] = []
        let given = Result {
          try body { row in
            Self.append(row, to: &lines)
            if lines.count > 1 << 16 { try self.put(&lines, handle) }
          }
          try put(&lines, handle)
        }
        let failure = Self.failure(given)
        guard PQputCopyEnd(handle, failure == nil ? nil : "campctl has ended it") == 1 else { throw lost() }
        try end(handle, failure)
      }
    }

    /// Runs several COPYs in one round trip, and calls the body for each with its rows.
    func copy(outOf commands: [String], _ body: (CopiedLines) throws -> Void) throws {
      try outsideFlights { handle in
        guard PQsendQuery(handle, commands.joined(separator: "; ")) == 1 else { throw lost() }
        var failure: (any Error)?
        var ended = 0
        while let result = PQgetResult(handle) {
          defer { PQclear(result) }
          switch PQresultStatus(result) {
          case PGRES_COPY_OUT:
            let lines = CopiedLines(handle)
            if failure == nil { failure = Self.failure(Result { try body(lines) }) }
            // The rows behind one that failed have to be read all the same, as the server sends them.
            try lines.read { _ in }
          case PGRES_COMMAND_OK: ended += 1
          default: failure = failure ?? StoreError(result: result)
          }
        }
        if isLost || failure == nil && ended < commands.count { throw lost() }
        if let failure { throw failure }
      }
    }

    /// The rows of one COPY, each a line in memory that may be changed, and is valid until the next.
    final class CopiedLines {
      private let handle: OpaquePointer
      private var isEnded = false

      init(_ handle: OpaquePointer) { self.handle = handle }

      /// Calls the body with those that are still to come.
      func read(_ body: (UnsafeMutableBufferPointer<UInt8>) throws -> Void) throws {
        var line: UnsafeMutablePointer<CChar>?
        while !isEnded {
          let count = Int(PQgetCopyData(handle, &line, 0))
          guard count > 0, let start = line else {
            isEnded = true
            return
          }
          defer { PQfreemem(start) }
          try start.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
            try body(UnsafeMutableBufferPointer(start: bytes, count: count))
          }
        }
      }
    }

    /// Reads the end of a COPY, and throws the error of its rows, or else the server's. Only a COPY that the server has
    /// ended well has all its rows.
    private func end(_ handle: OpaquePointer, _ earlier: (any Error)?) throws {
      var (failure, isWhole) = (earlier, false)
      while let result = PQgetResult(handle) {
        defer { PQclear(result) }
        if PQresultStatus(result) == PGRES_COMMAND_OK {
          isWhole = true
        } else if failure == nil {
          failure = StoreError(result: result)
        }
      }
      if isLost || failure == nil && !isWhole { throw lost() }
      if let failure { throw failure }
    }

    private static func failure(_ result: Result<Void, any Error>) -> (any Error)? {
      if case .failure(let error) = result { error } else { nil }
    }

    private func put(_ lines: inout [UInt8], _ handle: OpaquePointer) throws {
      let isPut = lines.withUnsafeBytes { bytes in
        PQputCopyData(handle, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
      }
      lines.removeAll(keepingCapacity: true)
      guard isPut == 1 else { throw lost() }
    }

    /// A row as COPY's text format has it: values between tabs, a line for each, and `\N` for none.
    private static func append(_ row: [LentValue], to lines: inout [UInt8]) {
      for (column, value) in row.enumerated() {
        if column > 0 { lines.append(UInt8(ascii: "\t")) }
        switch value {
        case .null: lines += [UInt8(ascii: "\\"), UInt8(ascii: "N")]
        case .integer(let number): lines += String(number).utf8
        case .text(let bytes): for byte in bytes { append(byte, to: &lines) }
        }
      }
      lines.append(UInt8(ascii: "\n"))
    }

    private static func append(_ byte: UInt8, to lines: inout [UInt8]) {
      switch byte {
      case UInt8(ascii: "\\"): lines += [byte, byte]
      case UInt8(ascii: "\t"): lines += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
      case UInt8(ascii: "\n"): lines += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case UInt8(ascii: "\r"): lines += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
      default: lines.append(byte)
      }
    }
  }
#endif
