/// Texts in which somebody may have written a server's address.
extension StoreServer {
  /// The parameters of libpq whose values are secrets.
  private static let secrets = [
    "password", "sslpassword", "oauth_client_secret", "scram_client_key", "scram_server_key",
  ]

  /// The first words of libpq's other way to name a server, `host=db dbname=camps`, which is no location here.
  private static let settings = ["host", "hostaddr", "port", "dbname", "user", "service"] + secrets

  /// True for a text that is meant as an address, also for one with a mistake in its beginning: `postgres:/host`,
  /// `postgresql//host`, `postgre://host`; and for libpq's other way to name a server.
  static func isAddress(_ text: String) -> Bool {
    if keys(in: text).first.map(settings.contains) == true { return true }
    let scheme = text.utf8.prefix(while: isInScheme)
    let rest = text.utf8[scheme.endIndex...]
    if rest.starts(with: "://".utf8) { return !scheme.isEmpty }
    guard rest.first == UInt8(ascii: ":") || rest.starts(with: "//".utf8) else { return false }
    return isBeginning(scheme)
  }

  /// The words before each `=`, in small letters; nothing stands before the first.
  private static func keys(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "=")) else { return [] }
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).dropLast()
    let words = parts.map { $0.split(whereSeparator: \.isWhitespace) }
    guard words.first?.count == 1 else { return [] }
    return words.map { $0.last?.lowercased() ?? "" }
  }

  /// True for libpq's other way to name a server, with a password in it.
  static func isSettingsWithPassword(_ text: String) -> Bool {
    let keys = keys(in: text)
    return keys.first.map(settings.contains) == true && keys.contains(where: secrets.contains)
  }

  /// True when an address with a password stands anywhere in the text, even where it is not well formed.
  package static func hasPassword(in text: String) -> Bool {
    // Every argument of every command comes by here.
    guard text.utf8.contains(UInt8(ascii: ":")) else { return false }
    return text.utf8.indices.contains { index in
      let rest = text.utf8[index...]
      guard isBeginning(rest) else { return false }
      let address = rest.drop(while: isInScheme)
      return address.starts(with: ":/".utf8)
        && isWithPassword(address.dropFirst().drop { $0 == UInt8(ascii: "/") })
    }
  }

  /// True for what follows `postgresql://`. libpq takes all up to the first `@` for the user and the password, unless a
  /// slash comes first; who meant a password with a slash in it gave one, too.
  private static func isWithPassword(_ rest: Substring.UTF8View) -> Bool {
    let (slash, question) = (UInt8(ascii: "/"), UInt8(ascii: "?"))
    for part in [rest.prefix { $0 != slash }, rest.prefix { $0 != question }] {
      if let end = part.firstIndex(of: UInt8(ascii: "@")), part[..<end].contains(UInt8(ascii: ":")) { return true }
    }
    return rest.drop { $0 != question }.dropFirst().split(separator: UInt8(ascii: "&")).contains { parameter in
      let key = parameter.prefix { $0 != UInt8(ascii: "=") }
      return secrets.contains(ServerAddress.decoded(Substring(key))?.lowercased() ?? "")
    }
  }

  private static func isBeginning(_ bytes: Substring.UTF8View) -> Bool {
    guard let first = bytes.first, first | 0x20 == UInt8(ascii: "p") else { return false }
    return bytes.lazy.map { $0 | 0x20 }.starts(with: "postg".utf8)
  }

  private static func isInScheme(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || "+-.0123456789".utf8.contains(byte)
  }
}
