/// A text in UTF-8 that is put together piece by piece.
package struct ByteBuffer {
  package private(set) var bytes: [UInt8] = []

  package init(capacity: Int = 1000) { bytes.reserveCapacity(capacity) }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func append(_ byte: UInt8) { bytes.append(byte) }

  package mutating func append(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  package mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Appends a key of the source's own, behind a comma where it is not the first.
  package mutating func append(key: StaticString, isFirst: Bool) {
    if !isFirst { append(UInt8(ascii: ",")) }
    append(UInt8(ascii: "\""))
    append(key)
    append(UInt8(ascii: "\""))
    append(UInt8(ascii: ":"))
  }

  /// Appends bytes between quotes.
  package mutating func append(quoted more: some Sequence<UInt8>) {
    append(UInt8(ascii: "\""))
    append(more)
    append(UInt8(ascii: "\""))
  }

  /// Appends a number in decimal.
  package mutating func append(_ number: Int) {
    if (0...9).contains(number) { return append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)) }
    append(String(number).utf8)
  }
}

extension StaticString {
  package func isSame(as other: StaticString) -> Bool {
    utf8CodeUnitCount == other.utf8CodeUnitCount
      && withUTF8Buffer { bytes in other.withUTF8Buffer { bytes.elementsEqual($0) } }
  }

  package func isSame(as text: String) -> Bool { withUTF8Buffer { text.utf8.elementsEqual($0) } }
}
