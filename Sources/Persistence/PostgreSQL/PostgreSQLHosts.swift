#if PostgreSQL
  import CPostgreSQL

  /// The hosts of a location, which the library tries one after the other; each has a port.
  struct PostgreSQLHosts {
    private var names: [Substring]
    private var addresses: [Substring]
    private var ports: [Substring]

    init(of handle: OpaquePointer) {
      func list(_ name: String) -> [Substring] {
        PostgreSQLLink.setting(name, of: handle)?.split(separator: ",", omittingEmptySubsequences: false) ?? []
      }
      (names, addresses, ports) = (list("host"), list("hostaddr"), list("port"))
    }

    var count: Int { max(names.count, addresses.count, 1) }

    /// The others than the one that the library is trying; nil when there are none, or it is not known which.
    func withoutPresent(of handle: OpaquePointer) -> PostgreSQLHosts? {
      let (name, port) = (PostgreSQLLink.text(PQhost(handle)), PostgreSQLLink.text(PQport(handle)))
      let present = (0..<count).first { place in
        let names = names.isEmpty ? addresses : names
        return names[place] == name ?? "" && (ports.count < count || ports[place] == port ?? "")
      }
      guard count > 1, let present else { return nil }
      var others = self
      for list in [\PostgreSQLHosts.names, \.addresses, \.ports] where self[keyPath: list].count == count {
        others[keyPath: list].remove(at: present)
      }
      return others
    }

    /// The same as settings of a connection.
    var settings: [(String, String)] {
      [("host", names), ("hostaddr", addresses), ("port", ports)].map { ($0.0, $0.1.joined(separator: ",")) }
    }
  }
#endif
