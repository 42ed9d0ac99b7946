#if PostgreSQL
  import CPostgreSQL
#endif

/// The versions of the libraries that speak to a server.
package struct ServerLibraries {
  package let libpq: String
  /// The version of OpenSSL; nil where the system's own libraries encrypt.
  package let openSSL: String?
}

extension Store {
  /// The libraries of this build; nil without an engine for servers.
  package static var serverLibraries: ServerLibraries? {
    #if PostgreSQL
      let version = PQlibVersion()
      return ServerLibraries(
        libpq: "\(version / 10_000).\(version % 10_000)",
        openSSL: cpostgresql_openssl().map { String(cString: $0) })
    #else
      return nil
    #endif
  }
}
