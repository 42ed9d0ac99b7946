#if PostgreSQL
  import CPostgreSQL

  extension PostgreSQLLink {
    /// Runs a COPY with the rows that the body gives.
    func copy(
      into command: String, columns: Int, _ body: (_ put: (Row) throws -> Void) throws -> Void
    ) throws {
      try alone { handle in
        guard let begun = PQexec(handle, command) else { throw lost() }
        defer { PQclear(begun) }
        guard PQresultStatus(begun) == PGRES_COPY_IN else { throw StoreError(result: begun) }
        var failure: (any Error)?
        var lines: [UInt8] = []
        do {
          try body { row in
            try Self.append(row, columns, to: &lines)
            if lines.count > 1 << 16 { try self.put(&lines, handle) }
          }
          try put(&lines, handle)
        } catch {
          failure = error
        }
        guard PQputCopyEnd(handle, failure == nil ? nil : "campctl has ended it") == 1 else { throw lost() }
        while let result = PQgetResult(handle) {
          defer { PQclear(result) }
          if PQresultStatus(result) != PGRES_COMMAND_OK, failure == nil { failure = StoreError(result: result) }
        }
        if let failure { throw isLost ? lost() : failure }
      }
    }

    private func put(_ lines: inout [UInt8], _ handle: OpaquePointer) throws {
      let isPut = lines.withUnsafeBytes { bytes in
        PQputCopyData(handle, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
      }
      lines.removeAll(keepingCapacity: true)
      guard isPut == 1 else { throw lost() }
    }

    /// A row as COPY's text format has it: values between tabs, a line for each, and `\N` for none.
    private static func append(_ row: Row, _ columns: Int, to lines: inout [UInt8]) throws {
      for column in 0..<columns {
        if column > 0 { lines.append(UInt8(ascii: "\t")) }
        switch try row.lent(at: column) {
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
