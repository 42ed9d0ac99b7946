/// The SHA-256 of a text that comes in pieces.
struct Checksum {
  private var hash = SHA256()
  /// The bytes behind the last whole block.
  private var rest: [UInt8] = []
  private var length = 0

  mutating func add<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes) {
    length += bytes.count
    var bytes = bytes[...]
    if !rest.isEmpty {
      let lacking = 64 - rest.count
      rest += bytes.prefix(lacking)
      bytes = bytes.dropFirst(lacking)
      guard rest.count == 64 else { return }
      hash.add(rest)
      rest.removeAll(keepingCapacity: true)
    }
    while bytes.count >= 64 {
      hash.add(bytes.prefix(64))
      bytes = bytes.dropFirst(64)
    }
    rest += bytes
  }

  /// The hash in hexadecimal digits.
  var text: String {
    var whole = self
    whole.add(SHA256.padding(of: length))
    return whole.hash.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
