/// Bytes one after the other, in memory that grows with them; whoever makes one frees it.
///
/// An array asks before each byte whether it is shared, and nearly all that a batch answers and keeps goes through here.
struct ByteBuffer {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  func free() { start.deallocate() }

  /// Valid until more is appended.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  @inline(__always) mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    reserve(bytes.count)
    (start + count).update(from: first, count: bytes.count)
    count += bytes.count
  }

  /// In decimal.
  mutating func append(_ number: Int) {
    if number < 0 { append("-") }
    let first = count
    var rest = number.magnitude
    repeat {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    var digits = UnsafeMutableBufferPointer(start: start + first, count: count - first)
    digits.reverse()
  }

  private mutating func reserve(_ more: Int) {
    if count + more > capacity { grow(to: max(2 * capacity, count + more)) }
  }

  @inline(never) private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    (start, self.capacity) = (larger, capacity)
  }
}
