import Foundation
import Testing

/// A campctl at work, whose lines a test reads as they come; nothing waits longer than a deadline.
final class Running {
  let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors: URL
  private var buffer: [UInt8] = []
  private var isAtEnd = false

  /// `blocks` of 512 bytes are the most that a file of it may take; to the process more is a full disk.
  init(_ arguments: String, in shell: borrowing Shell, blocks: Int? = nil) throws {
    // A process that is gone shows in its answers, not as the end of the tests.
    signal(SIGPIPE, SIG_IGN)
    errors = shell.home.appending(path: "errors-\(UUID().uuidString)")
    try Data().write(to: errors)
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\(blocks.map { "ulimit -f \($0); " } ?? "")exec campctl \(arguments)"]
    process.environment = shell.environment
    process.currentDirectoryURL = shell.home
    process.standardInput = input
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.runHoldingNoSignal()
    try output.fileHandleForWriting.close()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The output on standard error so far.
  var said: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  func send(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  func endInput() throws {
    try input.fileHandleForWriting.close()
  }

  func stopReading() throws {
    try output.fileHandleForReading.close()
    isAtEnd = true
  }

  func send(signal number: Int32) {
    kill(process.processIdentifier, number)
  }

  /// The next line; nil at the end, or when none came in time.
  func line(within seconds: Double = 20) -> String? {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeSubrange(...end)
        return line
      }
      guard !isAtEnd, Date() < deadline else { return nil }
      fill()
    }
  }

  /// The next line, as JSON.
  func reply(within seconds: Double = 20) throws -> [String: Any] {
    let next = line(within: seconds)
    let line = try #require(next, "no line came; \(said)")
    return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  /// All the lines to the end.
  func rest() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    return lines
  }

  /// The exit status; nil when it did not end in time.
  func status(within seconds: Double = 20) -> Int32? {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while process.isRunning {
      guard Date() < deadline else { return nil }
      usleep(5000)
    }
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }

  private func fill() {
    var query = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&query, 1, 50) > 0 else { return }
    let data = output.fileHandleForReading.availableData
    if data.isEmpty { isAtEnd = true }
    buffer += data
  }
}

extension Process {
  /// Runs it with no signal held back, as a terminal does.
  ///
  /// The threads that tests run on hold signals back, and a child would inherit that: its shell would wait for ever.
  func runHoldingNoSignal() throws {
    var none = sigset_t()
    var held = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &held)
    defer { pthread_sigmask(SIG_SETMASK, &held, nil) }
    try run()
  }
}
