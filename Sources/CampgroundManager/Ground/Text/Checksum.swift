/// The SHA-256 of a text that comes in pieces.
struct Checksum {
  private var hash = SHA256()
  /// The bytes behind the last whole block.
  private var rest: [UInt8] = []
  private var length = 0

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    length += bytes.count
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest += bytes[..<start]
      guard rest.count == 64 else { return }
      rest.withUnsafeBytes { hash.add($0[...]) }
      rest.removeAll(keepingCapacity: true)
    }
    while bytes.count - start >= 64 {
      hash.add(bytes[start..<start + 64])
      start += 64
    }
    rest += bytes[start...]
  }

  /// The hash in hexadecimal digits.
  var text: String {
    var whole = self
    SHA256.padding(of: length).withUnsafeBytes { whole.add($0) }
    return whole.hash.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
