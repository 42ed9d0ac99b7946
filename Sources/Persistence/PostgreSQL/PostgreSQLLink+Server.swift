#if PostgreSQL
  import CPostgreSQL

  /// The server at the other end of a link, as libpq knows it.
  extension PostgreSQLLink {
    /// True when the server's certificate was verified, or nobody stands between.
    var isTrusted: Bool {
      let host = Self.text(PQhost(handle)) ?? ""
      let address = Self.text(PQhostaddr(handle)) ?? ""
      if host.isEmpty || host.hasPrefix("/") || address.hasPrefix("127.") || address == "::1" { return true }
      return PQsslInUse(handle) != 0 && isVerifying
    }

    /// The server's name or address.
    var host: String { Self.text(PQhost(handle)) ?? "" }

    /// The version of the server, such as 15.18.
    var version: String { Self.text(PQparameterStatus(handle, "server_version")) ?? "" }

    private var isVerifying: Bool {
      ["verify-full", "verify-ca"].contains(Self.setting("sslmode", of: handle))
    }

    /// A setting of a connection as it is used, wherever it came from.
    static func setting(_ name: String, of handle: OpaquePointer) -> String? {
      let first = PQconninfo(handle)
      defer { PQconninfoFree(first) }
      var option = first
      while let each = option, let keyword = each.pointee.keyword {
        if String(cString: keyword) == name { return text(each.pointee.val) }
        option = each + 1
      }
      return nil
    }

    static func text(_ start: UnsafePointer<CChar>?) -> String? { start.map(String.init(cString:)) }
  }
#endif
