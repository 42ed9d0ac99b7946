import Persistence

/// The names under which keys are kept whose requests were about a forgotten person.
///
/// People put names into keys, too. Such a key is replaced by a digest, by which it is recognized when it comes again
/// but cannot be read; the salt is the store's own, and the hash is iterated, so that guessing names is dear.
struct ErasedKey {
  let salt: String

  private static let prefix = "erased:"
  private static let rounds = 1000

  /// The salt of the keys that the store has erased before, if there are any.
  init?(in store: Store) throws {
    let name: String? = try store.value(
      "SELECT name FROM key WHERE name >= 'erased:' AND name < 'erased;' AND length(name) = 104 LIMIT 1")
    guard let name else { return nil }
    self.init(of: name)
  }

  /// The salt of an erased name.
  init(of name: String) { salt = String(name.dropFirst(Self.prefix.count).prefix(32)) }

  init(salt: String) { self.salt = salt }

  /// A new salt.
  init() {
    var numbers = SystemRandomNumberGenerator()
    salt = Digits.hexadecimal((0..<16).map { _ in UInt8.random(in: 0...255, using: &numbers) })
  }

  /// The name of a key when it is erased.
  func name(of key: String) -> String {
    if Self.isName(key) { return key }
    return "\(Self.prefix)\(salt):\(Digits.hexadecimal(SHA256.hash(Array((salt + key).utf8), times: Self.rounds)))"
  }

  /// The digest of a number that a forgotten stay had elsewhere, by which an import recognizes it.
  func name(ofRef ref: String, from source: String?) -> String { name(of: "\(source ?? "")\n\(ref)") }

  /// True for the name of an erased key, which cannot be given as a key.
  static func isName(_ name: String) -> Bool { name.hasPrefix(prefix) }
}
