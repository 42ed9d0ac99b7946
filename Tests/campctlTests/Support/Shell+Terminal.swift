import Foundation

extension Shell {
  /// Runs a script with a terminal as standard input and output, at which somebody has typed a line; errors go to a file.
  func typing(_ answer: String, to script: String) throws -> Result {
    let terminal = try PseudoTerminal()
    let errors = home.appending(path: "errors-\(UUID().uuidString)")
    defer { unlink(errors.path) }
    terminal.type(answer + "\n")
    let child = try Child(
      ["/bin/sh", "-c", "cd \(Self.quoted(Self.repository.path))\n\(script)"], environment: environment,
      input: terminal.path, output: terminal.path, errors: errors.path)
    let status = child.wait()
    return Result(
      output: terminal.shown, errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self), status: status)
  }
}

/// A terminal that nobody sees, and that does not echo typed lines.
final class PseudoTerminal {
  /// The file that a process opens as its terminal.
  let path: String
  private let screen: Int32
  private let line: Int32

  init() throws {
    var (screen, line): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    // As long as the line is open here, the output of a process stays on the screen.
    guard openpty(&screen, &line, &name, nil, nil) == 0 else { throw POSIXError(.EIO) }
    (self.screen, self.line) = (screen, line)
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    for file in [screen, line] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    var settings = termios()
    tcgetattr(line, &settings)
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_oflag &= ~tcflag_t(OPOST)
    tcsetattr(line, TCSANOW, &settings)
    _ = fcntl(screen, F_SETFL, O_NONBLOCK)
  }

  deinit { for file in [screen, line] { close(file) } }

  /// True when a program reads whole lines from it.
  var isWhole: Bool {
    var settings = termios()
    tcgetattr(line, &settings)
    return settings.c_lflag & tcflag_t(ICANON | ISIG) == tcflag_t(ICANON | ISIG)
  }

  func type(_ text: String) { _ = Array(text.utf8).withUnsafeBytes { write(screen, $0.baseAddress, $0.count) } }

  /// The output so far.
  var shown: String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while case let count = read(screen, &piece, piece.count), count > 0 { bytes += piece[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
