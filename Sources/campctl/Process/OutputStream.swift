#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One of the process's two ways out, written in large pieces and checked.
///
/// `print` reports success for a closed or full output; what a script reads must not be lost in silence.
final class OutputStream {
  private let file: Int32
  private var buffer: [UInt8] = []
  private static let pieceSize = 1 << 16

  init(file: Int32) {
    self.file = file
  }

  var isTerminal: Bool { isatty(file) == 1 }

  /// In columns; nil when it is no terminal.
  var width: Int? {
    var size = winsize()
    guard isTerminal, ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  func write(_ bytes: some Sequence<UInt8>) throws {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.pieceSize { try flush() }
  }

  func flush() throws {
    defer { buffer.removeAll(keepingCapacity: true) }
    try buffer.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let written = systemWrite(file, rest.baseAddress, rest.count)
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { throw OutputError(code: errno) }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
    }
  }
}

/// The system's own, whose name the stream's method hides.
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
