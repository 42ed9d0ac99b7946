#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads lines from a file or a pipe, with at most one line in memory.
///
/// Bytes are split, not characters: a carriage return and a line feed are one Character.
final class LineReader {
  enum Item {
    case line([UInt8])
    /// The line is too long; its rest will be passed over, however long that is.
    case tooLong
    /// Nothing is ready, or only the rest of a line that is too long; more may come.
    case notYet
    /// A line that is too long continues for longer than any line would: it has no end.
    case endless
    case end
  }

  static let longestLine = 1 << 20
  /// The length of a first line with the mark of an editor.
  static let longestWithMark = longestLine + byteOrderMark.count
  /// The number of bytes of too long a line that are passed over before it is taken for endless, as /dev/zero is.
  static let longestPassed = 8 << 20
  private let file: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isPassingOver = false
  private var passed = 0
  private var isAtEnd = false
  private var isFirst = true
  /// Some editors begin a file of UTF-8 with it; it is not part of the first line.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  init(file: Int32) {
    self.file = file
  }

  /// The next line; without waiting, only one that is there already.
  func next(waiting milliseconds: Int32 = 0) throws(InputError) -> Item {
    while true {
      if let item = buffered() { return item }
      if isAtEnd { return .end }
      guard isReady(within: milliseconds) else { return .notYet }
      try fill()
    }
  }

  /// The next item of the buffer; nil when more must be read first.
  private func buffered() -> Item? {
    while let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
      if let item = line(upTo: end) { return item }
    }
    return isAtEnd && start < buffer.count ? line(upTo: buffer.count) : withoutEnd()
  }

  /// A whole line with its end; nil when it was too long and only its rest is there.
  private func line(upTo end: Int) -> Item? {
    let line = withoutMark(buffer[start..<end])
    start = min(end + 1, buffer.count)
    isFirst = false
    if isPassingOver {
      isPassingOver = false
      return nil
    }
    guard line.count <= Self.longestLine else { return .tooLong }
    return .line(Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
  }

  /// The item for a line whose end is not read yet; nil to wait for more of it.
  private func withoutEnd() -> Item? {
    let rest = withoutMark(buffer[start...])
    guard isPassingOver || rest.count > Self.longestLine else { return nil }
    start = buffer.count
    passed += rest.count
    if isPassingOver { return rest.isEmpty ? nil : passed > Self.longestPassed ? .endless : .notYet }
    isPassingOver = true
    passed = 0
    return .tooLong
  }

  private func withoutMark(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    isFirst && line.starts(with: Self.byteOrderMark) ? line.dropFirst(Self.byteOrderMark.count) : line
  }

  private func isReady(within milliseconds: Int32) -> Bool {
    var query = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&query, 1, milliseconds) > 0
  }

  private func fill() throws(InputError) {
    buffer.removeSubrange(..<start)
    start = 0
    let length = buffer.count
    buffer += [UInt8](repeating: 0, count: 1 << 16)
    let count = buffer.withUnsafeMutableBytes { bytes in
      read(file, bytes.baseAddress.map { $0 + length }, 1 << 16)
    }
    buffer.removeSubrange((length + max(0, count))...)
    if count < 0, errno != EINTR, errno != EAGAIN { throw InputError(code: errno) }
    if count == 0 { isAtEnd = true }
  }
}
