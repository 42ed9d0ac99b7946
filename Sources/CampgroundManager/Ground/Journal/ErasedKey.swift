import JSONText
import Persistence

/// The names under which keys are kept whose requests were about a forgotten person, or that contained the name.
///
/// People put names into keys, too. Such a key is replaced by a digest, by which it is recognized when it comes again
/// but cannot be read; the salt is the store's own, and the hash is iterated, so that guessing names is dear. A key of
/// another request keeps the rest of its letters behind the digest.
struct ErasedKey {
  let salt: String

  private static let prefix = "erased:"
  private static let rounds = 1000
  /// The length of a name without any letters of the former.
  private static let length = 104

  /// The salt of the keys that the store has erased before, if there are any.
  init?(in store: Store) throws {
    let name: String? = try store.value(
      "SELECT name FROM key WHERE name >= 'erased:' AND name < 'erased;' AND length(name) >= 104 LIMIT 1")
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

  /// The name of a key when it is erased, without any of its letters.
  func name(of key: String) -> String {
    if Self.isName(key) { return String(key.prefix(Self.length)) }
    return "\(Self.prefix)\(salt):\(Digits.hexadecimal(SHA256.hash(Array((salt + key).utf8), times: Self.rounds)))"
  }

  /// The same with the letters of the key that are not of a person's marks; the key itself when it has none of those.
  func name(of key: String, without marks: Set<PersonMark>) -> String {
    guard let left = KeyLetters(Self.letters(of: key)).without(marks) else { return key }
    return left.contains { $0.isLetter || $0.isNumber } ? "\(name(of: key)):\(left)" : name(of: key)
  }

  /// The letters of a key that can be read.
  static func letters(of key: String) -> String { isName(key) ? String(key.dropFirst(length + 1)) : key }

  /// The digest of a number that a forgotten stay had elsewhere, by which an import recognizes it.
  func name(ofRef ref: String, from source: String?) -> String { name(of: "\(source ?? "")\n\(ref)") }

  /// True for the name of an erased key, which cannot be given as a key.
  static func isName(_ name: String) -> Bool { name.hasPrefix(prefix) }
}

/// Requests of others that named a person, of which only a digest is left.
extension ErasedKey {
  /// The text in place of a request, behind its command.
  func text(ofRequest request: String) -> String {
    "\(request.prefix { $0 != "{" }){\"erased\":\"\(name(of: request))\"}"
  }

  /// True for the text in place of this request.
  static func isText(_ kept: String, of request: String) -> Bool {
    guard let start = kept.firstIndex(of: "{"), let digest = try? JSONValue(text: kept[start...])["erased"]?.string
    else { return false }
    return ErasedKey(of: digest).text(ofRequest: request) == kept
  }
}

/// The text that replaces a forgotten person's words in the journal.
enum ErasureMark {
  private static let start = "{\"forgotten\":\""

  static func of(_ id: CamperID) -> String { "\(start)\(id)\"}" }

  /// True for a text that is one.
  static func isMark(_ text: String) -> Bool { text.hasPrefix(start) }
}
