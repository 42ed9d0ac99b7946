#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One of the process's two ways out, written in large pieces and checked.
///
/// `print` reports success for a closed or full output; a script must not lose its answers in silence.
final class OutputStream {
  private let file: Int32
  private var buffer: [UInt8] = []
  /// The output that waits and is too much for memory; nil when nothing waits.
  private var spool: Spool?
  private static let pieceSize = 1 << 16
  private static let heldInMemory = 1 << 21

  init(file: Int32) {
    self.file = file
  }

  var isTerminal: Bool { isatty(file) == 1 }

  /// True when all of these streams are a person's terminal.
  static func areTerminals(_ files: [Int32]) -> Bool { files.allSatisfy { OutputStream(file: $0).isTerminal } }

  /// The width in columns: the terminal's, else that of `COLUMNS`, such as for a pager; nil without either.
  var width: Int? { size(\.ws_col) ?? Self.number(Environment.variable(.columns)) }

  /// The height in lines: the terminal's, else that of `LINES`.
  var height: Int? { size(\.ws_row) ?? Self.number(Environment.variable(.lines)) }

  private func size(_ side: KeyPath<winsize, UInt16>) -> Int? {
    var size = winsize()
    guard isTerminal, ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size[keyPath: side] > 0 else { return nil }
    return Int(size[keyPath: side])
  }

  private static func number(_ text: String?) -> Int? {
    text.flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
  }

  /// Waits some milliseconds for the reader to go away.
  func isReaderGone(within milliseconds: Int32) -> Bool {
    // The system reports a missing reader in any case; room for writing makes no difference.
    var query = pollfd(fd: file, events: 0, revents: 0)
    return poll(&query, 1, milliseconds) > 0
  }

  func write(_ bytes: some Sequence<UInt8>) throws {
    buffer.append(contentsOf: bytes)
    if let spool {
      guard buffer.count >= Self.heldInMemory else { return }
      try buffer.withUnsafeBytes { try spool.append($0) }
      buffer.removeAll(keepingCapacity: true)
    } else if buffer.count >= Self.pieceSize {
      try flush()
    }
  }

  /// True when the output that waits is more than these lines of a terminal.
  func isLonger(than lines: Int) -> Bool {
    if let spool, !spool.isEmpty { return true }
    let width = max(width ?? 80, 1)
    let parts = buffer.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return parts.reduce(-1) { $0 + max(1, ($1.count + width - 1) / width) } > lines
  }

  /// Puts all output that waits into its file, and hands that out; nothing waits any more.
  func handOver() throws -> Spool? {
    guard let waiting = spool else { return nil }
    try buffer.withUnsafeBytes { try waiting.append($0) }
    (buffer, spool) = ([], nil)
    return waiting
  }

  /// Lets the next output out at once.
  func stopWaiting() { spool = nil }

  /// Makes output wait until ``release()``.
  func hold(in spool: Spool) {
    self.spool = spool
  }

  /// Writes the output that waited, and makes the next wait.
  func release() throws {
    guard let spool else { return try flush() }
    try spool.rewind()
    try spool.forEachPiece { try self.send($0) }
    try spool.clear()
    try flush()
  }

  /// Drops the output that waited.
  func drop() throws {
    buffer.removeAll()
    try spool?.clear()
  }

  func flush() throws {
    defer { buffer.removeAll(keepingCapacity: true) }
    try buffer.withUnsafeBytes { try send($0) }
  }

  private func send(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    try Self.send(bytes, to: file)
  }

  /// Writes all bytes, however few the system takes at a time.
  static func send(_ bytes: UnsafeRawBufferPointer, to file: Int32) throws(OutputError) {
    var rest = bytes
    while !rest.isEmpty {
      let written = systemWrite(file, rest.baseAddress, rest.count)
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw OutputError(code: errno) }
      rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
  }
}

/// The system's own function, whose name the stream's method hides.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

/// Standard output could not be written to.
struct OutputError: Error {
  let code: Int32

  /// The reader went away, which is its right.
  var isReaderGone: Bool { code == EPIPE }
  var message: String { String(cString: strerror(code)) }
}
