/// The parts of a server's address, split as libpq splits it: hosts and the database, then parameters.
struct ServerAddress {
  private let base: Substring
  private let parameters: [Substring]

  /// Reads the text; nil for one that libpq would refuse, or would split in another way than its author.
  init?(_ text: String) {
    guard let scheme = ["postgresql://", "postgres://"].first(where: { text.hasPrefix($0) }) else { return nil }
    base = text.prefix { $0 != "?" }
    let query = text.dropFirst(base.count)
    let parameters = query.dropFirst()
    self.parameters = parameters.isEmpty ? [] : parameters.split(separator: "&", omittingEmptySubsequences: false)
    let rest = base.dropFirst(scheme.count)
    let hosts = rest.prefix { $0 != "/" }
    let database = rest.dropFirst(hosts.count)
    guard Self.areHosts(hosts.split(separator: "@", omittingEmptySubsequences: false)), !database.contains("@"),
      self.parameters.allSatisfy({ $0.count { $0 == "=" } == 1 }), Self.decoded(text[...]) != nil
    else { return nil }
  }

  /// The decoded values of a parameter.
  func values(of key: String) -> [String] {
    parameters.filter { Self.key($0) == key }.compactMap { Self.decoded($0.drop { $0 != "=" }.dropFirst()) }
  }

  /// The address without a parameter.
  func text(without key: String) -> String {
    let rest = parameters.filter { Self.key($0) != key }
    return rest.isEmpty ? String(base) : "\(base)?\(rest.joined(separator: "&"))"
  }

  private static func key(_ parameter: Substring) -> String? { decoded(parameter.prefix { $0 != "=" }) }

  /// True for at most one user before the hosts, and for ports that are numbers.
  private static func areHosts(_ parts: [Substring]) -> Bool {
    parts.count <= 2
      && (parts.last ?? "").split(separator: ",").allSatisfy { host in
        // The address of IPv6 stands in brackets, since it has colons itself.
        let rest = host.hasPrefix("[") ? host.drop { $0 != "]" }.dropFirst() : host.drop { $0 != ":" }
        guard rest.first != nil else { return !host.hasPrefix("[") || host.hasSuffix("]") }
        return rest.first == ":" && rest.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
  }

  /// The text without percent-encoding; nil for an escape that is none, for a zero, and for bytes that are no text.
  static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
        let value = UInt8(String(Substring(digits)), radix: 16), value != 0
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
