#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads lines from a file or a pipe, with no more in memory than a line may be long.
///
/// Bytes are split, not characters: a carriage return and a line feed are one Character.
final class LineReader {
  enum Item {
    case line([UInt8])
    /// Longer than a line may be; its rest was passed over.
    case tooLong
    /// Nothing is ready; more may come.
    case notYet
    case end
  }

  static let longestLine = 1 << 20
  private let file: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isPassingOver = false
  private var isAtEnd = false
  private var isFirst = true
  /// Some editors begin a file of UTF-8 with it; it is no part of the first line.
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

  private func buffered() -> Item? {
    let rest = buffer[start...]
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return withoutEnd(rest) }
    let line = rest[..<end]
    start = end + 1
    return finished(line)
  }

  /// The last line may lack its end; one that is too long is passed over up to it.
  private func withoutEnd(_ rest: ArraySlice<UInt8>) -> Item? {
    if isAtEnd, !rest.isEmpty || isPassingOver {
      start = buffer.count
      return finished(rest)
    }
    if rest.count > Self.longestLine {
      isPassingOver = true
      start = buffer.count
    }
    return nil
  }

  private func finished(_ whole: ArraySlice<UInt8>) -> Item {
    let line = isFirst && whole.starts(with: Self.byteOrderMark) ? whole.dropFirst(3) : whole
    isFirst = false
    if isPassingOver || line.count > Self.longestLine {
      isPassingOver = false
      return .tooLong
    }
    return .line(Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
  }

  private func isReady(within milliseconds: Int32) -> Bool {
    var query = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&query, 1, milliseconds) > 0
  }

  private func fill() throws(InputError) {
    buffer.removeSubrange(..<start)
    start = 0
    let length = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: 1 << 16))
    let count = buffer.withUnsafeMutableBytes { bytes in
      read(file, bytes.baseAddress.map { $0 + length }, 1 << 16)
    }
    buffer.removeSubrange((length + max(0, count))...)
    if count < 0, errno != EINTR, errno != EAGAIN { throw InputError(code: errno) }
    if count == 0 { isAtEnd = true }
  }
}
