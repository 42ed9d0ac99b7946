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
      var options = PQconninfo(handle)
      defer { PQconninfoFree(options) }
      let first = options
      while let option = options, let keyword = option.pointee.keyword {
        if String(cString: keyword) == "sslmode", let mode = Self.text(option.pointee.val) {
          options = first
          return mode == "verify-full" || mode == "verify-ca"
        }
        options = option + 1
      }
      options = first
      return false
    }

    static func text(_ start: UnsafePointer<CChar>?) -> String? { start.map(String.init(cString:)) }
  }
#endif
