#if PostgreSQL
  import CPostgreSQL

  extension PostgreSQLLink {
    /// Runs a COPY with the rows that the body gives.
    func copy(into command: String, _ body: (_ put: ([LentValue]) throws -> Void) throws -> Void) throws {
      try outsideFlights { handle in
        try begin(command, PGRES_COPY_IN, handle)
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

    /// Runs a COPY whose rows the body is given, each as a line in memory that is valid as long as it runs.
    func copy(outOf command: String, _ body: (UnsafeMutableBufferPointer<UInt8>) throws -> Void) throws {
      try outsideFlights { handle in
        try begin(command, PGRES_COPY_OUT, handle)
        var failure: (any Error)?
        var line: UnsafeMutablePointer<CChar>?
        while case let count = Int(PQgetCopyData(handle, &line, 0)), count > 0, let start = line {
          defer { PQfreemem(start) }
          // The rows behind one that failed have to be read all the same, as the server sends them.
          guard failure == nil else { continue }
          failure = start.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
            Self.failure(Result { try body(UnsafeMutableBufferPointer(start: bytes, count: count)) })
          }
        }
        try end(handle, failure)
      }
    }

    private func begin(_ command: String, _ expected: ExecStatusType, _ handle: OpaquePointer) throws {
      guard let begun = PQexec(handle, command) else { throw lost() }
      defer { PQclear(begun) }
      guard PQresultStatus(begun) == expected else { throw isLost ? lost() : StoreError(result: begun) }
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
