/// A text in UTF-8 that is put together piece by piece, in memory of its own: an array checks at each piece whether it
/// is shared.
package final class ByteBuffer {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0

  package init(capacity: Int = 1000) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { start.deallocate() }

  package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  package func append(_ text: StaticString) { append(text.bytes) }

  package func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count)
    var end = start + count
    end.append(bytes)
    count += bytes.count
  }

  /// Appends a key of the source's own, behind a comma where it is not the first.
  package func append(key: StaticString, isFirst: Bool) {
    reserve(key.utf8CodeUnitCount + 4)
    var end = start + count
    if !isFirst { end.append(UInt8(ascii: ",")) }
    end.append(UInt8(ascii: "\""))
    end.append(key.bytes)
    end.append(UInt8(ascii: "\""))
    end.append(UInt8(ascii: ":"))
    count = end - start
  }

  /// Appends bytes between quotes.
  package func append(quoted bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count + 2)
    var end = start + count
    end.append(UInt8(ascii: "\""))
    end.append(bytes)
    end.append(UInt8(ascii: "\""))
    count = end - start
  }

  /// Appends a number in decimal.
  package func append(_ number: Int) {
    if (0...9).contains(number) { return append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var first = digits.count
      var rest = number.magnitude
      repeat {
        first -= 1
        digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      if number < 0 { append(UInt8(ascii: "-")) }
      append(UnsafeBufferPointer(rebasing: digits[first...]))
    }
  }

  @inline(__always)
  private func reserve(_ more: Int) {
    if count + more > capacity { grow(by: more) }
  }

  private func grow(by more: Int) {
    capacity = max(2 * capacity, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    moved.update(from: start, count: count)
    start.deallocate()
    start = moved
  }
}

extension UnsafeMutablePointer<UInt8> {
  @inline(__always)
  fileprivate mutating func append(_ byte: UInt8) {
    pointee = byte
    self += 1
  }

  @inline(__always)
  fileprivate mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    update(from: source, count: bytes.count)
    self += bytes.count
  }
}

extension StaticString {
  package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }

  package func isSame(as other: StaticString) -> Bool {
    utf8CodeUnitCount == other.utf8CodeUnitCount && bytes.elementsEqual(other.bytes)
  }
}
